import { and, eq, gt } from 'drizzle-orm';
import { inviteFormProblems } from '@repo/domain/invite-form';
import { INVITATION_EXPIRES_AFTER_HOURS, invitationLink } from '@repo/domain/invitation';
import { normalisePhone } from '@repo/domain/phone';
import type { Refusal } from '@repo/domain/refusals/refusal';
import type { Context } from '../../../context.ts';
import { consentRequests, invitations } from '../../../db/schema/consents.ts';
import { employers, type WorkerRow } from '../../../db/schema/people.ts';
import { packages } from '../../../db/schema/purchases.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { readableCode } from '../../../security/tokens.ts';
import { siteOrigin } from '../../../site-origin.ts';
import { answerConsentRequest } from '../consent-requests/answer-consent-request.ts';
import { requestConsent } from '../consent-requests/request-consent.ts';
import { findOrCreateWorker } from '../../people/workers/find-or-create-worker.ts';
import type { PackageLevel } from '@repo/domain/packages';
import { holdInvitationLimits } from './invitation-limits.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** 49 bits. With a limit on the number of attempts, a code cannot be found by guessing. */
const CODE_LETTERS = 10;
const HOUR_MILLISECONDS = 3_600_000;

export interface InviteInput {
  readonly name: string;
  readonly phone: string;
  readonly package_id?: number | undefined;
  readonly location?: string | null | undefined;
  readonly service_type?: string | null | undefined;
}

export interface Invited {
  readonly worker: WorkerRow;
  readonly invitation: InvitationRow;
  /** False for an invitation that was open before. It stays as it is, without a second message. */
  readonly isNew: boolean;
  /**
   * The name as this employer typed it. It does not reveal to the employer whether the worker was known
   * before.
   */
  readonly name: string;
}

/**
 * Invites a worker by SMS to the check of a package (employer spec, section 5). An invitation that is still
 * open is returned as it is, without a second message.
 * @throws ServiceError `conflict` while the worker refuses this employer; `too-many` past the limits.
 * @throws ServiceError `invalid` with the problems of the form, and `required` for missing fields.
 */
export async function inviteWorker(ctx: Context, employerId: string, input: InviteInput): Promise<Invited> {
  const { phone, packageId } = readForm(input);
  const name = input.name.trim();
  return withTransaction(ctx, async (tx) => {
    const [sold] = await tx.db
      .select({ id: packages.id, level: packages.level })
      .from(packages)
      .where(eq(packages.id, packageId));
    if (sold === undefined) throw invalid({ package_id: 'packageMissing' });
    // Locks the worker. A STOP at the same moment, or a second press of the same button, comes before all of
    // this or after it.
    const worker = await findOrCreateWorker(ctx, tx, {
      name,
      phone,
      location: input.location?.trim() || null,
      serviceType: input.service_type?.trim() || 'Nanny',
    });
    const [open] = await tx.db
      .select()
      .from(invitations)
      .where(
        and(
          eq(invitations.employerId, employerId),
          eq(invitations.workerId, worker.id),
          eq(invitations.status, 'pending'),
          gt(invitations.expiresAt, tx.now),
        ),
      );
    return {
      worker,
      name,
      isNew: open === undefined,
      invitation: open ?? (await createInvitation(ctx, tx, employerId, worker, sold)),
    };
  });
}

interface SoldPackage {
  readonly id: number;
  readonly level: PackageLevel;
}

async function createInvitation(
  ctx: Context,
  tx: Transaction,
  employerId: string,
  worker: WorkerRow,
  sold: SoldPackage,
): Promise<InvitationRow> {
  const isTold = await holdInvitationLimits(tx, employerId, worker);
  await endLapsed(ctx, tx, employerId, worker.id);
  const [invitation] = await tx.db
    .insert(invitations)
    .values({
      employerId,
      workerId: worker.id,
      packageId: sold.id,
      code: readableCode(CODE_LETTERS),
      createdAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + INVITATION_EXPIRES_AFTER_HOURS * HOUR_MILLISECONDS),
    })
    .returning();
  const [employer] = await tx.db
    .select({ id: employers.id, name: employers.name })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (invitation === undefined || employer === undefined) throw new Error('The invitation was not stored');
  await requestConsent(ctx, tx, {
    kind: 'invitation',
    level: sold.level,
    isTold,
    worker,
    employer,
    invitationId: invitation.id,
    ...(invitation.code === null
      ? {}
      : { link: invitationLink(siteOrigin('worker', ctx.config.publicOrigin), invitation.code) }),
    idempotencyKey: `invitation:${invitation.id}`,
  });
  return invitation;
}

/**
 * Expires an invitation that has run out and that the scheduled job has not ended yet. It must not block a
 * new one. Its consent request ends with it.
 */
async function endLapsed(ctx: Context, tx: Transaction, employerId: string, workerId: string): Promise<void> {
  const lapsed = await tx.db
    .select({ consentRequestId: consentRequests.id })
    .from(invitations)
    .innerJoin(consentRequests, eq(consentRequests.invitationId, invitations.id))
    .where(
      and(
        eq(invitations.employerId, employerId),
        eq(invitations.workerId, workerId),
        eq(invitations.status, 'pending'),
      ),
    );
  for (const { consentRequestId } of lapsed)
    await answerConsentRequest(ctx, tx, consentRequestId, 'expired', null);
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
