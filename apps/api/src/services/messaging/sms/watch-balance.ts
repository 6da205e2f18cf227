import type { Context } from '../../../context.ts';
import { alarmOfLowBalance, endBalanceAlarms } from './balance-alarm.ts';

/** Compares the balance at the message provider with the configured threshold (`SMS_BALANCE_ALARM`). */
export async function watchBalance(ctx: Context): Promise<void> {
  const balance = await ctx.sms.balance();
  const threshold = ctx.config.smsBalanceAlarm;
  if (balance === undefined) ctx.log.warn('the message provider did not tell the balance');
  else if (balance < threshold) await alarmOfLowBalance(ctx, balance, threshold);
  else await endBalanceAlarms(ctx);
}
