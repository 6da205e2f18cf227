import { and, eq } from 'drizzle-orm';
import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { averageRating } from '@repo/domain/review';
import { ageOfKnown } from '@repo/domain/stated-age';
import { verificationFieldsOf } from '@repo/domain/verification-fields';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { readTrust } from '../../trust/read-trust.ts';
import { shownTrust } from '../../trust/shown-trust.ts';
import { profileOf } from '../../access/profile-of.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';

/**
 * A worker's record as she reads it herself: nothing is masked, and every component of her score is included.
 * It is for no other reader.
 */
export async function presentOwnRecord(
  ctx: Context,
  db: Pick<Queryable, 'select' | 'selectDistinctOn'>,
  worker: WorkerRow,
): Promise<WireWorkerRecord> {
  const now = ctx.clock.now();
  const trust = await readTrust(db, worker, now);
  const approved = await db
    .select({ rating: reviews.rating })
    .from(reviews)
    .where(and(eq(reviews.workerId, worker.id), eq(reviews.status, 'approved')));
  return {
    id: worker.id,
    ...profileOf(ctx, worker),
    ...verificationFieldsOf(worker.smileStatus),
    ...shownTrust(trust),
    trustScore: trust.score,
    trust_score_breakdown: [...trust.breakdown],
    rating: averageRating(approved.map(({ rating }) => rating)),
    reviewCount: approved.length,
    age: ageOfKnown(worker, now),
    gender: worker.gender,
    serviceType: worker.serviceType,
    experience: worker.experienceYears,
    language: worker.language,
    listed: worker.listed,
    profile_completed_at: worker.profileCompletedAt?.toISOString() ?? null,
    profileUpdatedAt: worker.profileUpdatedAt?.toISOString() ?? null,
    created_at: worker.createdAt.toISOString(),
  };
}
