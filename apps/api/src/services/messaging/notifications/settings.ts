import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { saveWorkerSettings } from '@repo/api-client/contract/worker-app';
import type { NotificationSettings } from '@repo/domain/notification';
import type { Context } from '../../../context.ts';
import { type WorkerRow, workers } from '../../../db/schema/people.ts';
import { ServiceError } from '../../../errors.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { auditPhotoShown, newShownPhotoKey } from '../../access/shown-photo.ts';

type Settings = AnswerOf<typeof saveWorkerSettings>;

/** The three notification settings of a worker, in the form that the domain's rules read. */
export const settingsOf = (worker: WorkerRow): NotificationSettings => ({
  contact_requests: worker.tellsContactRequests,
  new_reviews: worker.tellsNewReviews,
  verification_updates: worker.tellsVerificationUpdates,
});

const presentSettings = (worker: WorkerRow): Settings => ({
  ...settingsOf(worker),
  listed: worker.listed,
  shows_photo: worker.showsPhoto,
  language: worker.language,
  sms: worker.optedOutAt === null,
  profile_complete: worker.profileCompletedAt !== null,
});

export async function readSettings(ctx: Context, workerId: string): Promise<Settings> {
  const [worker] = await ctx.db.select().from(workers).where(eq(workers.id, workerId));
  if (worker === undefined) throw new Error('The worker of a session is gone');
  return presentSettings(worker);
}

/**
 * Stores a worker's settings. A field that is left out keeps its value. The same values again change nothing.
 * A change of `listed` or `shows_photo` writes an audit row. A hidden photo is gone at once from the addresses of others.
 * @throws ServiceError `conflict` for a worker who wants no messages and lists herself: employers would find
 * somebody whom they cannot ask.
 */
export async function saveSettings(
  ctx: Context,
  workerId: string,
  change: BodyOf<typeof saveWorkerSettings>,
): Promise<Settings> {
  return withTransaction(ctx, async (tx) => {
    const worker = await lockWorker(tx, workerId);
    const listed = change.listed ?? worker.listed;
    const showsPhoto = change.shows_photo ?? worker.showsPhoto;
    if (change.listed === true && worker.optedOutAt !== null && change.sms !== true)
      throw new ServiceError('conflict', 'messagesStopped');
    const [saved] = await tx.db
      .update(workers)
      .set({
        listed,
        ...(showsPhoto === worker.showsPhoto
          ? {}
          : { showsPhoto, shownPhotoKey: newShownPhotoKey(worker.photoKey, showsPhoto) }),
        ...(change.sms === true && worker.optedOutAt !== null ? { optedOutAt: null, optedInAt: tx.now } : {}),
        tellsContactRequests: change.contact_requests ?? worker.tellsContactRequests,
        tellsNewReviews: change.new_reviews ?? worker.tellsNewReviews,
        tellsVerificationUpdates: change.verification_updates ?? worker.tellsVerificationUpdates,
      })
      .where(eq(workers.id, workerId))
      .returning();
    if (saved === undefined) throw new Error('The settings were not stored');
    if (listed !== worker.listed)
      tx.audit({
        actor: `worker:${workerId}`,
        action: listed ? 'listed' : 'unlisted',
        subject: `worker:${workerId}`,
      });
    if (showsPhoto !== worker.showsPhoto) auditPhotoShown(tx, workerId, showsPhoto);
    if (worker.optedOutAt !== null && saved.optedOutAt === null)
      tx.audit({ actor: `worker:${workerId}`, action: 'opted-in', subject: `worker:${workerId}` });
    return presentSettings(saved);
  });
}
