import { and, eq } from 'drizzle-orm';
import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { profileLink } from '@repo/domain/profile-link';
import { averageRating } from '@repo/domain/review';
import { ageOfKnown } from '@repo/domain/stated-age';
import { verificationFieldsOf } from '@repo/domain/verification-fields';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { withVerdictOnPhotos } from '../../trust/earned-at.ts';
import { readTrust, type Trust } from '../../trust/read-trust.ts';
import { shownTrust } from '../../trust/shown-trust.ts';
import { trustColumns } from '../../trust/trust-columns.ts';
import { profileOf } from '../../access/profile-of.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { presentProfile } from './present-worker.ts';

/**
 * A worker's record as she reads it herself: nothing of hers is masked, and every component of her score is included.
 * It is for no other reader.
 */
export async function presentOwnRecord(
  ctx: Context,
  db: Pick<Queryable, 'select' | 'selectDistinctOn'>,
  worker: WorkerRow,
): Promise<WireWorkerRecord> {
  const now = ctx.clock.now();
  const trust = await readTrust(db, worker, now);
  const earnedAt = await withVerdictOnPhotos(db, worker.id, trust.earnedAt);
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
    trust_score_breakdown: trust.breakdown.map((row) => ({
      ...row,
      earned_at: earnedAt[row.component]?.toISOString() ?? null,
    })),
    rating: averageRating(approved.map(({ rating }) => rating)),
    reviewCount: approved.length,
    age: ageOfKnown(worker, now),
    gender: worker.gender,
    serviceType: worker.serviceType,
    experience: worker.experienceYears,
    language: worker.language,
    listed: worker.listed,
    public_link: publicLink(ctx, worker),
    shown_to_employers: shownToEmployers(worker, trust, now),
    profile_completed_at: worker.profileCompletedAt?.toISOString() ?? null,
    profileUpdatedAt: worker.profileUpdatedAt?.toISOString() ?? null,
    created_at: worker.createdAt.toISOString(),
  };
}

/** The address of a page that exists and shows her. Nothing here makes one: she does that when she first shares it. */
const publicLink = ({ config }: Context, worker: WorkerRow): string | null =>
  worker.slug !== null && worker.listed && worker.profileCompletedAt !== null
    ? profileLink(config.publicOrigin, worker.slug)
    : null;

/**
 * What an employer without her yes reads, from the presenter of their own answer. Such an employer is shown the known parts
 * of her place. The score of a save is stored at the end of its transaction, so it comes from the facts here too.
 */
const shownToEmployers = (worker: WorkerRow, trust: Trust, now: Date) =>
  presentProfile(
    { ...worker, ...trustColumns(worker, trust, now), location: worker.knownPlace || null },
    now,
  );
