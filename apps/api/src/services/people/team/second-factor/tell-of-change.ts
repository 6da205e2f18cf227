import { brand } from '@repo/domain/brand';
import type { Context } from '../../../../context.ts';
import type { MemberRow } from '../../../../db/schema/people.ts';
import type { Transaction } from '../../../../db/transaction.ts';
import { queueSms } from '../../../messaging/sms/queue-sms.ts';

/** What happened to the way in of a member. Whoever took her console over would keep it by one of these. */
const changes = {
  'passkey-added': 'a passkey was added to your team account',
  'passkey-removed': 'a passkey was removed from your team account',
  'totp-replaced': 'the authenticator app of your team account was replaced',
  'recovery-codes-renewed': 'your team account has new recovery codes',
  'recovery-code-used': 'a recovery code opened your team account',
} as const;

/** Tells a member by SMS what happened to her way in. */
export const tellOfChange = (
  ctx: Context,
  tx: Transaction,
  { id, phone }: Pick<MemberRow, 'id' | 'phone'>,
  change: keyof typeof changes,
) =>
  queueSms(ctx, tx, {
    idempotencyKey: `team-second-factor:${change}:${id}:${tx.now.toISOString()}`,
    phone,
    text: `${brand.name}: ${changes[change]}. If it was not you, call an administrator at once.`,
  });
