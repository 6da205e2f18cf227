import { count, inArray } from 'drizzle-orm';
import { flagsOfReference, type ReferenceFlag } from '@repo/domain/worker-references';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { refereeNotices, type WorkerRow } from '../../../db/schema/people.ts';
import { householdsOfChecks } from '../../access/households-of-checks.ts';
import { numberHash } from '../../messaging/sms/stopped-numbers.ts';

/** The team's flags on a worker's references, by number. Workers who removed a number again count too. */
export async function flagsOfAll(
  ctx: Context,
  db: Pick<Queryable, 'select'>,
  worker: WorkerRow,
  phones: readonly string[],
): Promise<ReadonlyMap<string, ReferenceFlag[]>> {
  if (phones.length === 0) return new Map();
  const hashes = phones.map((phone) => numberHash(ctx, phone));
  const named = await db
    .select({ hash: refereeNotices.phoneHash, workers: count() })
    .from(refereeNotices)
    .where(inArray(refereeNotices.phoneHash, hashes))
    .groupBy(refereeNotices.phoneHash);
  const workers = new Map(named.map((row) => [row.hash, row.workers]));
  const households = await householdsOfChecks(db, worker.id);
  return new Map(
    phones.map((phone, index) => [
      phone,
      flagsOfReference({
        phone,
        ownPhone: worker.phone,
        emergencyPhone: worker.emergencyContactPhone,
        workers: workers.get(hashes[index] ?? '') ?? 0,
        isHousehold: households.has(phone),
      }),
    ]),
  );
}

/** The same for one number. */
export async function flagsOf(
  ctx: Context,
  db: Pick<Queryable, 'select'>,
  worker: WorkerRow,
  phone: string,
): Promise<ReferenceFlag[]> {
  return (await flagsOfAll(ctx, db, worker, [phone])).get(phone) ?? [];
}
