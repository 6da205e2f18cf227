import { failureOf } from '@repo/api-client/client/failure';
import type { Applicant } from '@repo/api-client/queries/employer-session';
import { loginPhoneError } from '@repo/domain/sign-in-form';
import { useState } from 'react';
import { typedApplicant } from './typed-applicant.ts';
import { fieldNames, useRefusal, type FieldErrors, type FieldName } from './use-refusal.ts';
import { useSendCode } from './use-send-code.ts';

const loginFields = ['phone'] as const;
const empty: Applicant = { name: '', phone: '', location: '' };

/** What the service refused, field by field; what this form has no field for is left to the message above the button. */
function refusedFields(error: unknown, names: readonly FieldName[]): FieldErrors {
  const failure = failureOf(error);
  if (failure?.kind !== 'api') return {};
  const { fields } = failure;
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

const hasAny = (errors: object) => Object.keys(errors).length > 0;

/** The form of a sign-up, or of a login, which is the phone alone. Whoever comes back from the code finds it as it was. */
export function useSignInForm(isLogin: boolean) {
  const [form, setForm] = useState(() => typedApplicant.read() ?? empty);
  const names = isLogin ? loginFields : fieldNames;
  const refusal = useRefusal();
  const code = useSendCode(isLogin, (error) => {
    const refused = refusedFields(error, names);
    if (hasAny(refused)) refusal.refuse(refused);
  });

  const applicant = isLogin
    ? { ...empty, phone: form.phone }
    : { phone: form.phone, name: form.name.trim(), location: form.location.trim() };
  const submit = () => {
    const phone = loginPhoneError(form.phone);
    if (phone === null) code.run(applicant);
    else refusal.refuse({ phone });
  };
  /** What a field is given. */
  const field = (name: FieldName) => ({
    id: name,
    name,
    required: true,
    value: form[name],
    error: refusal.errors[name],
    onChange: (value: string) => {
      setForm((before) => ({ ...before, [name]: value }));
      refusal.mend(name);
      code.forgetError();
    },
  });

  return {
    form,
    field,
    submit,
    summary: refusal.summary,
    /** What no field is to blame for. */
    error: hasAny(refusedFields(code.error, names)) ? null : code.error,
    sent: code.sent,
    busy: code.busy,
  };
}
