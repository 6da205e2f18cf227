import { and, eq, inArray, or } from 'drizzle-orm';
import { normalisePhone } from '@repo/domain/phone';
import { isFullNumber } from '@repo/domain/worker-search';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refusedField } from '../../../errors.ts';
import { seenBy } from '../../access/visibility.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { recordLooks } from '../looks/record-looks.ts';
import { nationalIdHashes } from './national-id-hash.ts';
import { listedColumns, type ListedWorker } from './present-worker.ts';

/** Frequent searches could guess what every answer masks, or try the numbers of a list. */
const LIMITS = [
  {
    kind: 'exact-searches',
    times: 10,
    withinMilliseconds: 3_600_000,
    refusal: 'searchesTooOften',
  },
  {
    kind: 'exact-searches-of-day',
    times: 30,
    withinMilliseconds: 86_400_000,
    refusal: 'searchesTooOftenToday',
  },
] as const;

/**
 * Finds a listed worker by a full phone or ID number (decisions 5). It never finds a worker whom not everybody
 * can see, also when this employer invited her. The same transaction stores the audit rows, and the look for
 * the worker's list of who looked. A search that finds nobody has an audit row about the employer, because the
 * number itself is kept nowhere.
 * @throws ServiceError `invalid` for anything but a full number; `too-many` above 10 an hour or 30 a day.
 */
export async function searchByNumber(
  ctx: Context,
  employerId: string,
  query: string,
): Promise<readonly ListedWorker[]> {
  const typed = query.normalize('NFKC').trim();
  if (!isFullNumber(typed)) throw refusedField('query', 'numberIncomplete');
  return withTransaction(ctx, async (tx) => {
    for (const limit of LIMITS) await consumeRateLimit(tx.db, limit, employerId, tx.now);
    const found = await tx.db
      .select(listedColumns(tx.db, { employerId, now: tx.now }))
      .from(workers)
      .where(and(seenBy(tx.db, employerId), hasNumber(ctx, typed)));
    const actor = `employer:${employerId}`;
    if (found.length === 0)
      tx.audit({ actor, action: 'searched-by-number', subject: actor, details: { found: false } });
    for (const { id } of found)
      tx.audit({
        actor,
        action: 'searched-by-number',
        subject: `worker:${id}`,
        details: { found: true },
      });
    const ids = found.map(({ id }) => id);
    await recordLooks(tx, employerId, 'exact_search', ids);
    return found;
  });
}

const hasNumber = (ctx: Context, typed: string) => {
  const phone = normalisePhone(typed);
  return or(
    phone === null ? undefined : eq(workers.phone, phone),
    inArray(workers.nationalIdHash, nationalIdHashes(ctx, typed)),
  );
};
