import type { SessionAudience } from '@repo/api-client/contract/define-call';
import type { KenyanPhone } from '@repo/domain/phone';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';
import { hasSession } from './session.ts';

/**
 * Tells a person who is signed in already that a further device now is as well. Call it before the new
 * session opens.
 */
export async function notifyOfNewDevice(
  ctx: Context,
  tx: Transaction,
  audience: SessionAudience,
  person: { readonly id: string; readonly phone: KenyanPhone; readonly language?: WorkerLanguage },
): Promise<void> {
  if (!(await hasSession(tx, audience, person.id))) return;
  const key = `new-device:${person.id}:${tx.now.toISOString()}` as const;
  if (audience === 'worker')
    await notifyWorkerInApp(ctx, tx, person.id, { news: { kind: 'new_device', values: {} }, key });
  await queueSms(ctx, tx, {
    idempotencyKey: key,
    phone: person.phone,
    text: workerWords[person.language ?? 'en'].newDevice,
  });
}
