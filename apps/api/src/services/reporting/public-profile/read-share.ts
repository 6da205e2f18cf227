import { eq, like, or } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getWorkerShare } from '@repo/api-client/contract/worker-app';
import { freeSlug, profileLink, slugOf } from '@repo/domain/profile-link';
import { isVerifiedTier } from '@repo/domain/trust-tier';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { isDuplicate, withTransaction, type Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';

interface Share extends Omit<AnswerOf<typeof getWorkerShare>, 'message'> {
  /** The page in the language in which she sends its link. `link` is the one address of the card in her app. */
  readonly linkToSend: string | null;
  /** Whether the page shows a verified profile, so that the message may say so. */
  readonly isVerified: boolean;
}

/** Enough for several workers of one name who ask for their first link at the same moment. */
const TRIES = 5;

/**
 * A worker's public link. It is created when she first asks for it, from her name at that time, and never
 * changes. So a person who has it from her always finds her. Without a complete profile there is nothing to
 * show, and no link.
 */
export async function readShare(ctx: Context, workerId: string, language: WorkerLanguage): Promise<Share> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTransaction(ctx, (tx) => shareOf(ctx, tx, workerId, language));
    } catch (error) {
      // Another worker with the same name was faster. The next attempt takes the next free link.
      if (attempt === TRIES || !isDuplicate(error, 'workers_slug')) throw error;
    }
  }
}

async function shareOf(
  ctx: Context,
  tx: Transaction,
  workerId: string,
  language: WorkerLanguage,
): Promise<Share> {
  const worker = await lockWorker(tx, workerId);
  const slug =
    worker.slug ?? (worker.profileCompletedAt === null ? null : await newSlug(tx, workerId, worker.name));
  const linkIn = (chosen?: WorkerLanguage) =>
    slug === null ? null : profileLink(ctx.config.publicOrigin, slug, chosen);
  return {
    slug,
    link: linkIn(),
    linkToSend: linkIn(language),
    listed: worker.listed,
    isVerified: isVerifiedTier(worker.trustBadge),
  };
}

async function newSlug(tx: Transaction, workerId: string, name: string | null): Promise<string> {
  const wanted = slugOf(name ?? '');
  const holders = await tx.db
    .select({ slug: workers.slug })
    .from(workers)
    .where(or(eq(workers.slug, wanted), like(workers.slug, `${wanted}-%`)));
  const taken = new Set(holders.map(({ slug }) => slug));
  const slug = freeSlug(name ?? '', (candidate) => taken.has(candidate));
  await tx.db.update(workers).set({ slug }).where(eq(workers.id, workerId));
  tx.audit({ actor: `worker:${workerId}`, action: 'public-link-made', subject: `worker:${workerId}` });
  return slug;
}
