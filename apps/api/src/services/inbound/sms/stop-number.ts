import { eq } from 'drizzle-orm';
import { wasTakenBackBy } from '@repo/domain/consent-request';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { type WorkerRow, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { answerConsentRequest } from '../../consent/consent-requests/answer-consent-request.ts';
import { openRequests } from '../../consent/consent-requests/open-requests.ts';
import { withdrawConsents } from '../../consent/consents/withdraw-consents.ts';
import { stopReferee } from '../../evidence/references/stop-referee.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';

interface NumberStop {
  readonly phone: KenyanPhone;
  /** The worker of the phone, locked. Undefined for a phone without an account. */
  readonly worker: WorkerRow | undefined;
  /** The event, or the thread, whose words ask for it. */
  readonly causeId: string;
  /** When its holder wrote that, by the provider's clock. Null without a reliable time. */
  readonly writtenAt: Date | null;
}

/**
 * Ends all messages to a number: as worker and as referee. Its open requests are declined, its consents withdrawn, its
 * references refused. One that was written before a START that took STOP back changes nothing, however late it arrives.
 */
export async function stopNumber(
  ctx: Context,
  tx: Transaction,
  { phone, worker, causeId, writtenAt }: NumberStop,
): Promise<void> {
  if (wasTakenBackBy(worker?.optedInAt ?? null, writtenAt)) return;
  const at = new Date(Math.min(writtenAt?.getTime() ?? Infinity, tx.now.getTime()));
  if (worker !== undefined) await optOut(ctx, tx, worker, { causeId, at });
  await stopReferee(ctx, tx, { phone, causeId, hasAccount: worker !== undefined, writtenAt, at });
}

/**
 * STOP ends all further messages to a worker, declines her open requests and withdraws every consent. One
 * reply confirms it.
 */
async function optOut(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  { causeId, at }: { readonly causeId: string; readonly at: Date },
): Promise<void> {
  const { optedOutAt } = worker;
  // The latest STOP counts. A START that was written before it and arrives later takes nothing back.
  if (optedOutAt !== null && optedOutAt < at)
    await tx.db.update(workers).set({ optedOutAt: at }).where(eq(workers.id, worker.id));
  if (optedOutAt === null) {
    await tx.db
      .update(workers)
      .set({ optedOutAt: at, listed: false, updatedAt: tx.now })
      .where(eq(workers.id, worker.id));
    tx.audit({ actor: `worker:${worker.id}`, action: 'opted-out', subject: `worker:${worker.id}` });
    await queueSms(ctx, tx, {
      idempotencyKey: `opted-out:${causeId}`,
      phone: worker.phone,
      text: workerWords[worker.language].stopped,
    });
  }
  for (const request of await openRequests(tx, worker.phone))
    await answerConsentRequest(ctx, tx, request.id, 'declined', 'sms');
  await withdrawConsents(ctx, tx, worker.id);
}
