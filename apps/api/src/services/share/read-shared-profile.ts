import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getSharedProfile } from '@repo/api-client/contract/worker-app';
import { firstNameOf } from '@repo/domain/profile-link';
import type { Context } from '../../context.ts';
import { workers } from '../../db/schema/people.ts';
import { notFound } from '../../errors.ts';
import { spend } from '../limits/spend.ts';
import { readTrust } from '../trust/read-trust.ts';
import { seenByAll } from '../workers/visibility.ts';

/**
 * A link holds a name, and names can be guessed: nobody is to read through everybody who is listed. Many phones of one
 * network share an address, and a link may be passed on to many.
 */
const LOOK_UPS = {
  kind: 'public-links',
  times: 600,
  withinMilliseconds: 3_600_000,
  refusal: 'You have opened many profiles. Please wait an hour.',
} as const;

/**
 * What a public link shows (decisions 5).
 * @throws ServiceError `not-found` for a link that leads nowhere, and in the same words for a worker who is not listed;
 * `too-many` for who tries many.
 */
export async function readSharedProfile(
  ctx: Context,
  address: string,
  slug: string,
): Promise<AnswerOf<typeof getSharedProfile>> {
  await spend(ctx.db, LOOK_UPS, ctx.secrets.fingerprint('address', address), ctx.clock.now());
  const [worker] = await ctx.db
    .select()
    .from(workers)
    .where(and(eq(workers.slug, slug), seenByAll));
  if (worker === undefined) throw notFound('Profile not found');
  const trust = await readTrust(ctx.db, worker, ctx.clock.now());
  return {
    slug,
    first_name: firstNameOf(worker.name),
    service_type: worker.serviceType,
    trust_badge: trust.badge,
    trust_score: trust.score,
  };
}
