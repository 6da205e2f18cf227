import type { KenyanPhone } from '@repo/domain/phone';
import { afterQuietHours } from '@repo/domain/quiet-hours';
import { nextMorning, SMS_DAY_MILLISECONDS, STRANGERS_SMS_PER_DAY } from '@repo/domain/sms-pace';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { isWithin } from '../../platform/limits/rate-limit.ts';
import { occasionOf, type MessageKey } from './occasions.ts';

const BY_STRANGERS = {
  kind: 'sms-by-strangers',
  times: STRANGERS_SMS_PER_DAY,
  withinMilliseconds: SMS_DAY_MILLISECONDS,
} as const;
/** The number of days to search for room when the message has no expiry of its own. */
const DAYS_AHEAD = 7;

/** The first time from a moment on at which the quiet hours let a message leave (record 097). */
export const outsideQuietHours = ({ config }: Pick<Context, 'config'>, key: string, moment: Date): Date =>
  occasionOf(key)?.byStrangers === undefined ? moment : afterQuietHours(moment, config.quietHours);

/**
 * The time at which a message may leave: at once, after the quiet hours, or on the first morning on which its
 * number has room. The number of messages that strangers can trigger is limited. This is the only place that
 * counts them, whatever triggers them.
 * @returns null when there is no room while the message is useful.
 */
export async function sendingTime(
  ctx: Context,
  tx: Transaction,
  { idempotencyKey, phone }: { readonly idempotencyKey: MessageKey; readonly phone: KenyanPhone },
  expiresAt: Date | null,
): Promise<Date | null> {
  const byStrangers = occasionOf(idempotencyKey)?.byStrangers;
  if (byStrangers === undefined) return tx.now;
  const subject = ctx.secrets.fingerprint('phone', phone);
  const last = expiresAt ?? new Date(tx.now.getTime() + DAYS_AHEAD * SMS_DAY_MILLISECONDS);
  const open = (moment: Date) => outsideQuietHours(ctx, idempotencyKey, moment);
  for (let at = open(tx.now); at < last; at = open(nextMorning(at)))
    if ((await isWithin(tx.db, BY_STRANGERS, subject, at)) || byStrangers === 'paid-for') return at;
  return null;
}
