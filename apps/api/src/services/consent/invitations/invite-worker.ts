import { eq } from 'drizzle-orm';
import { inviteFormProblems } from '@repo/domain/invite-form';
import { normalisePhone } from '@repo/domain/phone';
import type { Refusal } from '@repo/domain/refusals/refusal';
import type { Context } from '../../../context.ts';
import { packages } from '../../../db/schema/purchases.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { findOrCreateWorker } from '../../people/workers/find-or-create-worker.ts';
import type { ProspectRow } from '../../../db/schema/prospects.ts';
import { createInvitation, findOpenInvitation, type InvitationRow } from './create-invitation.ts';
import { keepProspect } from './keep-prospect.ts';
import { refuseBought } from './refuse-bought.ts';
import { refuseOwnNumber } from './refuse-own-number.ts';

export interface InviteInput {
  readonly name: string;
  readonly phone: string;
  readonly package_id?: number | undefined;
  readonly location?: string | null | undefined;
  readonly service_type?: string | null | undefined;
}

export interface Invited {
  /** The worker as this employer typed her. It does not tell whether she was known before. */
  readonly prospect: ProspectRow;
  readonly invitation: InvitationRow;
  /** False for an invitation that was open before. It stays as it is, without a second message. */
  readonly isNew: boolean;
}

/**
 * Invites a worker by SMS to the check of a package (employer spec, section 5). An invitation that is still
 * open is returned as it is, without a second message.
 * @throws ServiceError `conflict` while the worker refuses this employer, and for a check that is bought already;
 * `too-many` past the limits.
 * @throws ServiceError `invalid` with the problems of the form, such as the employer's own number, and `required` for missing fields.
 */
export async function inviteWorker(ctx: Context, employerId: string, input: InviteInput): Promise<Invited> {
  const { phone, packageId } = readForm(input);
  const details = {
    name: input.name.trim(),
    location: input.location?.trim() || null,
    serviceType: input.service_type?.trim() || 'Nanny',
  };
  return withTransaction(ctx, async (tx) => {
    await refuseOwnNumber(tx, employerId, phone);
    const [sold] = await tx.db
      .select({ id: packages.id, level: packages.level })
      .from(packages)
      .where(eq(packages.id, packageId));
    if (sold === undefined) throw invalid({ package_id: 'packageMissing' });
    // Locks the worker. A STOP at the same moment, or a second press of the same button, comes before all of
    // this or after it.
    const worker = await findOrCreateWorker(ctx, tx, { ...details, phone });
    const open = await findOpenInvitation(tx, employerId, worker.id);
    if (open === undefined) await refuseBought(tx, employerId, worker, sold);
    const typed = { ...details, phone: input.phone.trim(), experienceYears: null };
    const prospect = await keepProspect(tx, employerId, worker.id, typed);
    return {
      prospect,
      isNew: open === undefined,
      invitation: open ?? (await createInvitation(ctx, tx, employerId, worker, sold)),
    };
  });
}

function readForm(input: InviteInput) {
  const fields = inviteFormProblems({
    name: input.name,
    phone: input.phone,
    packageId: input.package_id ?? null,
  });
  const phone = normalisePhone(input.phone);
  if (Object.keys(fields).length > 0 || phone === null || input.package_id === undefined)
    throw invalid(fields, missing(input));
  return { phone, packageId: input.package_id };
}

const missing = (input: InviteInput) => [
  ...(input.name.trim() === '' ? ['name'] : []),
  ...(input.phone.trim() === '' ? ['phone'] : []),
  ...(input.package_id === undefined ? ['package_id'] : []),
];

function invalid(fields: Readonly<Record<string, Refusal>>, required: readonly string[] = []): ServiceError {
  const [first] = Object.values(fields);
  return new ServiceError('invalid', first ?? 'fieldsInvalid', {
    fields,
    ...(required.length > 0 ? { required } : {}),
  });
}
