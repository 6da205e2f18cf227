import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { failureOf } from '@repo/api-client/client/failure';
import type { Invitation } from '@repo/api-client/queries/dashboard';
import { DEFAULT_SERVICE_TYPE, inviteFormErrors } from '@repo/domain/invite-form';
import { normalisePhone } from '@repo/domain/phone';
import { serviceTypesOf } from '@repo/domain/service-types';
import type { Refusal } from '@repo/ui/forms/use-form';
import * as z from 'zod/mini';
import type { DraftKind } from '@repo/app-shell/drafts/drafted-forms';
import { sendFailureText } from '../../invitations/send-failure.ts';
import type { PendingWorkerInvite } from '../../session/session.ts';

/** The typed values, by their names on the wire. */
export interface InviteValues {
  readonly name: string;
  readonly phone: string;
  readonly location: string;
  readonly service_type: string;
  readonly package_id: number | null;
}

export const blankInvite: InviteValues = {
  name: '',
  phone: '',
  location: '',
  service_type: DEFAULT_SERVICE_TYPE,
  package_id: null,
};

/** The service types that this deployment offers. */
export const serviceTypes = () => serviceTypesOf('invite', deploymentQuirks());

export const inviteDraft: DraftKind<InviteValues> = {
  form: 'invitation',
  typed: z.object({
    name: z.optional(z.string()),
    phone: z.optional(z.string()),
    location: z.optional(z.string()),
    service_type: z.optional(
      z.string().check(z.refine((type) => type === '' || serviceTypes().includes(type))),
    ),
    package_id: z.optional(z.nullable(z.number())),
  }),
};

export const inviteErrors = (values: InviteValues) =>
  inviteFormErrors({ ...values, packageId: values.package_id });

export const isFilled = ({ name, phone, package_id }: InviteValues): boolean =>
  name.trim() !== '' && phone.trim() !== '' && package_id !== null;

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
  const missing: Readonly<Record<string, string | undefined>> = inviteErrors(values);
  const required = failure.required.map((name): [string, string] => [name, missing[name] ?? '']);
  return { message: sendFailureText(error), fields: { ...Object.fromEntries(required), ...failure.fields } };
}
