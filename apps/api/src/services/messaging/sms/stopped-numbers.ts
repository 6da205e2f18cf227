import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { stoppedNumbers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** The hash that is kept of a number without an account: of a reference that is gone, and of a STOP. */
export const numberHash = (ctx: Context, phone: string): string => ctx.secrets.fingerprint('referee', phone);

/** Locks a phone number. Of all changes about it at the same moment, one comes first. */
export async function lockNumber(tx: Transaction, phoneHash: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`referee:${phoneHash}`}, 0))`);
}

type Reader = Pick<Queryable, 'select'>;

/** What a number without an account said last: STOP, or the START that took it back. */
export async function readStop(db: Reader, phoneHash: string) {
  const [row] = await db.select().from(stoppedNumbers).where(eq(stoppedNumbers.phoneHash, phoneHash));
  return row;
}

/** The time at which a number without an account said STOP, unless that was taken back. */
export const stoppedAt = async (db: Reader, phoneHash: string): Promise<Date | undefined> =>
  (await readStop(db, phoneHash))?.stoppedAt ?? undefined;
