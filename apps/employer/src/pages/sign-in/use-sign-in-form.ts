import { sendCode, type Applicant } from '@repo/api-client/queries/employer-session';
import { loginPhoneError } from '@repo/domain/sign-in-form';
import { AFTER_CODE_MILLISECONDS, CODE_RESEND_SECONDS } from '@repo/domain/timers';
import { useForm } from '@repo/ui/forms/use-form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { useDelayed } from '@repo/app-shell/hooks/use-delayed';
import { codeWait } from '@repo/app-shell/session/code-wait';
import { paths } from '../../paths.ts';
import { GOING_ON } from './code-sent.ts';
import { codeStep } from './code-step.ts';
import { typedApplicant } from './typed-applicant.ts';

const empty: Applicant = { name: '', phone: '', location: '' };

/**
 * The form of a sign-up, or of a login, which has the phone only. It sends a code and opens the code screen two seconds
 * later. On the way back the employer finds the submitted form, which leads to the same code while it is the last one.
 */
export function useSignInForm(isLogin: boolean, sendFailed: string) {
  const navigate = useNavigate();
  const enterCode = (userData?: Applicant) => void navigate(paths.verify, { state: { userData, isLogin } });
  const [sentTo, setSentTo] = useState<Applicant>();
  const form = useForm({
    fields: isLogin ? ['phone'] : ['name', 'phone', 'location'],
    initial: () => typedApplicant.read() ?? empty,
    validate: ({ phone }) => {
      const error = loginPhoneError(phone);
      return error === null ? {} : { phone: error };
    },
    save: async ({ name, phone, location }) => {
      const applicant = isLogin
        ? { ...empty, phone }
        : { phone, name: name.trim(), location: location.trim() };
      if (codeWait.isFor(phone)) {
        // The login after a sign-up keeps the name.
        enterCode(isLogin ? typedApplicant.read() : applicant);
        return undefined;
      }
      void codeStep.preload();
      await sendCode(client, applicant);
      codeWait.begin(CODE_RESEND_SECONDS, phone);
      return applicant;
    },
    onSaved: setSentTo,
    refusalOf: refusalOf(sendFailed),
  });
  useDelayed(sentTo !== undefined, AFTER_CODE_MILLISECONDS, () => enterCode(sentTo));
  const sent = sentTo !== undefined;
  return { form, sent, busy: form.busy || sent, busyLabel: sent ? GOING_ON : 'Sending Code...' };
}
