import { failureOf } from '@repo/api-client/client/failure';
import type { Invitation } from '@repo/api-client/queries/dashboard';
import { DEFAULT_SERVICE_TYPE, inviteFormErrors, inviteServiceTypes } from '@repo/domain/invite-form';
import { completeInvitePhone, normalisePhone } from '@repo/domain/phone';
import { useState } from 'react';
import { phoneText } from '../../session/phone-text.ts';
import { session, type PendingWorkerInvite } from '../../session/session.ts';

export interface InviteFields {
  readonly name: string;
  readonly phone: string;
  readonly location: string;
  readonly serviceType: (typeof inviteServiceTypes)[number];
  readonly packageId: number | null;
}

/** The fields that can be refused, by their names on the wire, from the top down. */
const fieldNames = ['name', 'phone', 'location', 'package_id'] as const;
type FieldName = (typeof fieldNames)[number];
type Errors = Partial<Record<FieldName, string>>;

/** What was typed before the packages were compared, or an empty form. */
function initialFields(): InviteFields {
  const kept = session.pendingWorkerInvite();
  return {
    name: kept?.name ?? '',
    phone: kept === undefined ? '' : phoneText(kept.phone),
    location: kept?.location ?? '',
    serviceType: inviteServiceTypes.find((type) => type === kept?.service_type) ?? DEFAULT_SERVICE_TYPE,
    packageId: kept?.package_id ?? null,
  };
}

/** The wire's shape of what was typed; `null` while the phone is none. */
export function toInvitation(fields: InviteFields): Invitation | null {
  const phone = normalisePhone(fields.phone);
  if (phone === null || fields.packageId === null) return null;
  return {
    name: fields.name.trim(),
    phone,
    packageId: fields.packageId,
    location: fields.location.trim() || null,
    serviceType: fields.serviceType,
  };
}

/** What the package screen goes on with; `null` while the phone is none. */
export function toWorkerInvite(fields: InviteFields): PendingWorkerInvite | null {
  const phone = normalisePhone(fields.phone);
  if (phone === null) return null;
  return {
    name: fields.name.trim(),
    phone,
    location: fields.location.trim() || null,
    service_type: fields.serviceType,
    package_id: fields.packageId,
  };
}

/** What the service refused, field by field; what this form has no field for is left to the message above the button. */
export function refusedFields(error: unknown, fields: InviteFields): Errors {
  const failure = failureOf(error);
  if (failure?.kind !== 'api') return {};
  const missing: Errors = inviteFormErrors(fields);
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const text = failure.fields[name] ?? (failure.required.includes(name) ? missing[name] : undefined);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** What is typed into the invitation, and what is wrong with it. A field's error goes when the field is edited. */
export function useInviteForm() {
  const [fields, setFields] = useState(initialFields);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<{ attempt: number; names: readonly string[] }>({
    attempt: 0,
    names: [],
  });

  const edit = (change: Partial<InviteFields>, field?: FieldName) => {
    setFields((before) => ({ ...before, ...change }));
    if (field !== undefined) setErrors(({ [field]: _cleared, ...others }) => others);
  };
  /** Checks one field when it is left, and the phone gets its 254. */
  const leave = (field: 'name' | 'phone') => {
    const completed = { ...fields, phone: completeInvitePhone(fields.phone) };
    if (field === 'phone') setFields(completed);
    const error = inviteFormErrors(completed)[field];
    if (error !== undefined) setErrors((before) => ({ ...before, [field]: error }));
  };
  /** Ends an attempt that failed: marks the fields, and the summary tells of them. */
  const refuse = (found: Errors) => {
    setErrors(found);
    setRefusal(({ attempt }) => ({ attempt: attempt + 1, names: Object.keys(found) }));
  };
  /** What the last attempt failed with and still stands, for the summary above the form. */
  const summary = {
    attempt: refusal.attempt,
    errors: fieldNames.flatMap((name) => {
      const message = errors[name];
      return message !== undefined && refusal.names.includes(name) ? [{ fieldId: name, message }] : [];
    }),
  };
  return { fields, errors, summary, edit, leave, refuse };
}
