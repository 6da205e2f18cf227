import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { stoppedNumbers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** What is kept of a number whose holder has no account: of a reference that is gone, and of a STOP. */
export const numberHash = (ctx: Context, phone: string): string => ctx.secrets.fingerprint('referee', phone);

/** Of all that is done about one number at the same moment, one comes first. */
export async function lockNumber(tx: Transaction, phoneHash: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`referee:${phoneHash}`}, 0))`);
}

/** When a number without an account said STOP, unless it has taken that back. */
export async function stoppedAt(db: Pick<Queryable, 'select'>, phoneHash: string): Promise<Date | undefined> {
  const [row] = await db.select().from(stoppedNumbers).where(eq(stoppedNumbers.phoneHash, phoneHash));
  return row?.stoppedAt;
}
