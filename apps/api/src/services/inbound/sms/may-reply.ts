import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { isWithin } from '../../platform/limits/rate-limit.ts';

/** Two phones that answer each other by themselves, or somebody who plays, must not run up a bill. */
const aDay = {
  times: 3,
  withinMilliseconds: 86_400_000,
} as const;

const LIMITS = {
  help: { kind: 'sms-help-replies', ...aDay },
  language: { kind: 'sms-language-replies', ...aDay },
  start: { kind: 'sms-starts', ...aDay },
} as const;

/** Counts one more reply of this kind. @returns false when this phone has had those of the day. */
export async function mayReply(
  ctx: Context,
  tx: Transaction,
  phone: KenyanPhone,
  kind: keyof typeof LIMITS,
): Promise<boolean> {
  return isWithin(tx.db, LIMITS[kind], ctx.secrets.fingerprint('phone', phone), tx.now);
}
