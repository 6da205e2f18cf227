import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getSharedProfile } from '@repo/api-client/contract/worker-app';
import { firstNameOf } from '@repo/domain/profile-link';
import type { Context } from '../../../context.ts';
import { prepared } from '../../../db/prepared.ts';
import { workers } from '../../../db/schema/people.ts';
import { notFound } from '../../../errors.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { photoAddress } from '../../access/shown-photo.ts';
import { seenByAll } from '../../access/visibility.ts';
import { storedAsShown } from '../../trust/shown-trust.ts';

/**
 * A link holds a name, and names can be guessed. The limit stops a client that would read the profiles of all
 * listed workers. Many phones of one network share an address, and a link may be passed on to many people.
 */
const LOOK_UPS = {
  kind: 'public-links',
  times: 600,
  withinMilliseconds: 3_600_000,
  refusal: 'profilesTooOften',
} as const;

/**
 * The worker's score as last computed, at the fact that changed it. A page that everybody may open computes
 * nothing.
 */
const shownUnder = prepared((db) =>
  db
    .select({
      name: workers.name,
      serviceType: workers.serviceType,
      shownPhotoKey: workers.shownPhotoKey,
      trustBadge: workers.trustBadge,
      trustScore: workers.trustScore,
      trustChecked: workers.trustChecked,
      trustReach: workers.trustReach,
    })
    .from(workers)
    .where(and(eq(workers.slug, sql.placeholder('slug')), seenByAll))
    .prepare('shared_profile'),
);

export type SharedProfile = AnswerOf<typeof getSharedProfile>;

/**
 * The content of a public link (decisions 5).
 * @throws ServiceError `not-found` for a link that leads nowhere, and with the same text for a worker who is
 * not listed; `too-many` for a client that tries many links.
 */
export async function readSharedProfile(ctx: Context, address: string, slug: string): Promise<SharedProfile> {
  await consumeRateLimit(ctx.db, LOOK_UPS, ctx.secrets.fingerprintOfAddress(address), ctx.clock.now());
  return sharedProfileUnder(ctx, slug);
}

/**
 * The same for the worker herself, without a limit.
 * @throws ServiceError `not-found` for a link that leads nowhere.
 */
export async function sharedProfileUnder(ctx: Pick<Context, 'db'>, slug: string): Promise<SharedProfile> {
  const [worker] = await shownUnder(ctx.db).execute({ slug });
  if (worker === undefined) throw notFound('profileNotFound');
  return {
    slug,
    first_name: firstNameOf(worker.name),
    service_type: worker.serviceType,
    photo: photoAddress(worker.shownPhotoKey),
    ...storedAsShown(worker),
  };
}
