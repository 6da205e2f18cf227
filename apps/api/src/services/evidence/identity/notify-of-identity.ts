import { isWithTeam, type IdentityState } from '@repo/domain/identity-check';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import type { IdentityJobRow } from './job-row.ts';

/**
 * Tells a worker about her identity check. A verdict or a question to her also goes out by SMS. A review by a
 * person appears in her app alone. While only machines work on the check, there is no notification.
 */
export async function notifyOfIdentity(
  ctx: Context,
  tx: Transaction,
  { id, workerId, state: before }: IdentityJobRow,
  state: IdentityState,
): Promise<void> {
  const idempotencyKey = `identity:${id}:${state}` as const;
  const tell = (
    kind: 'identity_verified' | 'identity_failed' | 'identity_name' | 'identity_pending',
    sms?: 'identityVerified' | 'identityFailed' | 'identityName',
  ) =>
    notifyWorkerInApp(ctx, tx, workerId, {
      news: { kind, values: {} },
      key: idempotencyKey,
      ...(sms === undefined ? {} : { sms: { idempotencyKey, say: (words) => words[sms] } }),
    });
  if (state === 'verified') await tell('identity_verified', 'identityVerified');
  else if (state === 'failed') await tell('identity_failed', 'identityFailed');
  else if (state === 'name_differs') await tell('identity_name', 'identityName');
  else if (isWithTeam(state) && !isWithTeam(before)) await tell('identity_pending');
}
