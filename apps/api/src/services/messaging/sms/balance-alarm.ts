import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { limits } from '../../../db/schema/system.ts';
import { isWithin } from '../../platform/limits/rate-limit.ts';

const ONCE_A_DAY = { kind: 'sms-balance-alarm', times: 1, withinMilliseconds: 86_400_000 } as const;

/**
 * Whether an alarm about the balance is due: once a day over all processes, and again after the balance had
 * recovered.
 */
const isDue = ({ db, clock }: Context, state: 'low' | 'used-up'): Promise<boolean> =>
  isWithin(db, ONCE_A_DAY, state, clock.now());

/** Logs that the money for messages runs out. Both amounts are in the currency of the account. */
export async function alarmOfLowBalance(ctx: Context, balance: number, threshold: number): Promise<void> {
  if (await isDue(ctx, 'low'))
    ctx.log.warn({ alarm: 'sms-balance', balance, threshold }, 'the money for messages runs out');
}

/** Logs that the provider sends nothing any more for want of money. */
export async function alarmOfUsedUpBalance(ctx: Context): Promise<void> {
  if (await isDue(ctx, 'used-up'))
    ctx.log.error({ alarm: 'sms-balance' }, 'no message leaves, because the money for messages is used up');
}

/** The balance is high enough. The next fall below the threshold is an alarm on the same day too. */
export async function endBalanceAlarms({ db }: Context): Promise<void> {
  await db.delete(limits).where(eq(limits.kind, ONCE_A_DAY.kind));
}
