import type { SessionAudience } from '@repo/api-client/contract/define-call';
import { brand } from '@repo/domain/brand';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/transaction.ts';
import { tellWorker } from '../notifications/tell-worker.ts';
import { queueSms } from '../messages/queue-sms.ts';
import { hasSession } from './session.ts';

/** Tells somebody who is signed in already that a further device now is as well. Call it before that session opens. */
export async function tellOfNewDevice(
  ctx: Context,
  tx: Transaction,
  audience: SessionAudience,
  person: { readonly id: string; readonly phone: KenyanPhone },
): Promise<void> {
  if (!(await hasSession(tx, audience, person.id))) return;
  const key = `new-device:${person.id}:${tx.now.toISOString()}` as const;
  if (audience === 'worker')
    await tellWorker(ctx, tx, person.id, { news: { kind: 'new_device', values: {} }, key });
  await queueSms(ctx, tx, {
    idempotencyKey: key,
    phone: person.phone,
    text: `${brand.name}: your account was signed in to on another device. If that was not you, sign in and end all sessions.`,
  });
}
