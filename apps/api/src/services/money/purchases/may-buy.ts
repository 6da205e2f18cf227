import { and, desc, eq } from 'drizzle-orm';
import type { PackageLevel } from '@repo/domain/packages';
import { purchaseRefusal } from '@repo/domain/purchase-refusal';
import type { Context } from '../../../context.ts';
import { invitations } from '../../../db/schema/consents.ts';
import { ServiceError } from '../../../errors.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { findAskRefusal } from '../../access/assert-may-ask.ts';
import { findConsent } from './find-consent.ts';

interface Wanted {
  readonly level: PackageLevel;
  /** Whether the employer names her as the prospect of an invitation. */
  readonly isProspect: boolean;
}

/**
 * Refuses a payment for a check that could not begin.
 * @throws ServiceError `conflict`
 */
export async function assertMayBuy(
  ctx: Context,
  employerId: string,
  worker: WorkerRow,
  { level, isProspect }: Wanted,
): Promise<void> {
  const now = ctx.clock.now();
  const [invitation] = await ctx.db
    .select({ status: invitations.status, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(and(eq(invitations.employerId, employerId), eq(invitations.workerId, worker.id)))
    .orderBy(desc(invitations.createdAt))
    .limit(1);
  const refusal = purchaseRefusal(
    {
      hasConsent: (await findConsent(ctx.db, { employerId, workerId: worker.id, level }, now)) !== undefined,
      asking: await findAskRefusal(ctx.db, employerId, worker.id, now),
      // By her own id, nothing may tell that she is the one behind an invited number.
      invitation: isProspect ? (invitation ?? null) : null,
      anybodyMayFindHer: !isProspect && worker.listed && worker.profileCompletedAt !== null,
    },
    now,
  );
  if (refusal !== null) throw new ServiceError('conflict', refusal);
}
