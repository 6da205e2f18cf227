import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { isWithin } from '../../platform/limits/rate-limit.ts';

/**
 * Limits the cost when two phones answer each other automatically, or when a person plays with the service.
 */
const aDay = {
  times: 3,
  withinMilliseconds: 86_400_000,
} as const;

const LIMITS = {
  help: { kind: 'sms-help-replies', ...aDay },
  language: { kind: 'sms-language-replies', ...aDay },
  start: { kind: 'sms-starts', ...aDay },
} as const;

/**
 * Counts one more reply of this kind.
 * @returns false when this phone has had all its replies of the day.
 */
export async function mayReply(
  ctx: Context,
  tx: Transaction,
  phone: KenyanPhone,
  kind: keyof typeof LIMITS,
): Promise<boolean> {
  return isWithin(tx.db, LIMITS[kind], ctx.secrets.fingerprint('phone', phone), tx.now);
}
