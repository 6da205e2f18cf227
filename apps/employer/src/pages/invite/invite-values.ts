import { failureOf } from '@repo/api-client/client/failure';
import type { Invitation } from '@repo/api-client/queries/dashboard';
import { DEFAULT_SERVICE_TYPE, inviteFormErrors } from '@repo/domain/invite-form';
import { DEFAULT_PACKAGE_ID } from '@repo/domain/packages';
import { normalisePhone } from '@repo/domain/phone';
import type { Refusal } from '@repo/ui/forms/use-form';
import type { InviteValues } from '../../invitations/invite-draft.ts';
import { sendFailureText } from '../../invitations/send-failure.ts';
import { saysPurchased } from '../../packages/says-purchased.ts';
import type { PendingWorkerInvite } from '../../session/session.ts';

export const blankInvite: InviteValues = {
  name: '',
  phone: '',
  location: '',
  service_type: DEFAULT_SERVICE_TYPE,
  package_id: DEFAULT_PACKAGE_ID,
};

export const inviteErrors = (values: InviteValues) =>
  inviteFormErrors({ ...values, packageId: values.package_id });

/** Whether a worker can be invited by what was typed, whatever the package. */
export function isReachable(values: InviteValues): boolean {
  const { name, phone } = inviteErrors(values);
  return name === undefined && phone === undefined;
}

/** What must be filled in before the invitation can be sent, in the order of the form. */
export const missingParts = ({ name, phone, package_id }: InviteValues): readonly string[] => [
  ...(name.trim() === '' ? ['name'] : []),
  ...(phone.trim() === '' ? ['phone'] : []),
  ...(package_id === null ? ['package'] : []),
];

const shared = ({ name, phone, location }: InviteValues) => ({
  name: name.trim(),
  phone: normalisePhone(phone) ?? phone.trim(),
  location: location.trim() || null,
});

/** Converts the values to the shape on the wire. Check for errors first. */
export function toInvitation(values: InviteValues): Invitation {
  if (values.package_id === null) throw new Error('An invitation is for a package');
  return {
    ...shared(values),
    packageId: values.package_id,
    serviceType: values.service_type || DEFAULT_SERVICE_TYPE,
  };
}

/** Converts the values for the package screen. Check for errors first. */
export const toWorkerInvite = (values: InviteValues): PendingWorkerInvite => ({
  ...shared(values),
  service_type: values.service_type || DEFAULT_SERVICE_TYPE,
  isNewWorker: true,
  // This form asks for no email and no message.
  email: null,
  message: null,
  package_id: values.package_id,
});

/** The refusal of the service: its text, or this form's own text for the fields that it names as missing. */
export function inviteRefusal(error: unknown, values: InviteValues): Refusal {
  const failure = failureOf(error);
  if (failure?.kind !== 'api') return { message: sendFailureText(error) };
  const message = sendFailureText(error);
  if (saysPurchased(message)) return { message: `${message} It is in My Verifications.` };
  const missing: Readonly<Record<string, string | undefined>> = inviteErrors(values);
  const required = failure.required.map((name): [string, string] => [name, missing[name] ?? '']);
  return { message, fields: { ...Object.fromEntries(required), ...failure.fields } };
}
