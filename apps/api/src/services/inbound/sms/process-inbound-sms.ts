import { and, eq, isNull } from 'drizzle-orm';
import { canAnswer, resolveReply, startMoment } from '@repo/domain/consent-request';
import type { KenyanPhone } from '@repo/domain/phone';
import { isKiswahili, parseReply, replyLanguage, type Reply } from '@repo/domain/reply';
import type { Context } from '../../../context.ts';
import { providerEvents } from '../../../db/schema/messages.ts';
import { type WorkerRow, workers } from '../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { WorkerWords } from '../../messaging/worker-words/words.ts';
import { numberHash, stoppedAt } from '../../messaging/sms/stopped-numbers.ts';
import { processRefereeReply } from '../../evidence/references/process-referee-reply.ts';
import { lockStranger, startNumber } from '../../evidence/references/stop-referee.ts';
import { answerConsentRequest } from '../../consent/consent-requests/answer-consent-request.ts';
import { blockBySms } from './block-by-sms.ts';
import { helpText } from './help-reply.ts';
import { mayReply } from './may-reply.ts';
import { askedBySms, openRequests, type AskedBySms } from '../../consent/consent-requests/open-requests.ts';
import { readIncoming, type IncomingSms } from './read-incoming.ts';
import { stopNumber } from './stop-number.ts';
import { keepForTeam } from './keep-for-team.ts';
import { statusText } from './status-text.ts';
import { wasTakenBack } from './was-taken-back.ts';
import { switchLanguage } from './switch-language.ts';

/**
 * Processes one incoming message, once. Its effects and the mark on the event are one transaction. Otherwise a
 * YES that was delivered or processed again later would answer the request of the next employer.
 */
export async function processInboundSms(ctx: Context, fields: unknown, eventId: string): Promise<void> {
  const message = readIncoming(fields);
  if (message === undefined) {
    ctx.log.warn({ eventId }, 'an incoming message could not be read');
    return;
  }
  const { phone } = message;
  const reply = parseReply(message.text);
  await withTransaction(ctx, async (tx) => {
    if (!(await claimEvent(tx, eventId))) return;
    const worker = await lockWriter(tx, phone, message.text);
    if (reply.kind === 'stop') {
      await stopNumber(ctx, tx, { phone, worker, causeId: eventId, writtenAt: message.writtenAt });
      return;
    }
    const language = replyLanguage(message.text, worker?.language);
    await respond(ctx, tx, {
      ...message,
      eventId,
      reply,
      worker,
      language,
      words: workerWords[language],
      say: (text) => queueSms(ctx, tx, { idempotencyKey: `reply:${eventId}`, phone, text }),
    });
  });
}

interface Conversation extends IncomingSms {
  readonly eventId: string;
  readonly reply: Reply;
  /** Undefined for a phone without an account. */
  readonly worker: WorkerRow | undefined;
  /** The language of the answer, and its texts. */
  readonly language: WorkerLanguage;
  readonly words: WorkerWords;
  readonly say: (text: string) => Promise<unknown>;
}

async function respond(ctx: Context, tx: Transaction, conversation: Conversation): Promise<void> {
  const { phone, reply, worker, words, say } = conversation;
  if (worker === undefined && reply.kind === 'start') await lockStranger(tx, phone, numberHash(ctx, phone));
  const stopped =
    worker === undefined ? await stoppedAt(tx.db, numberHash(ctx, phone)) : (worker.optedOutAt ?? undefined);
  // After a STOP the service answers, asks and explains nothing until it is taken back. A message that was
  // written before the STOP does not take it back, however late it arrives.
  if (stopped !== undefined) {
    if (reply.kind !== 'start' || !canAnswer(conversation.writtenAt, stopped)) return;
    if (!(await mayReply(ctx, tx, phone, 'start'))) return;
    if (worker === undefined) await startNumber(ctx, tx, conversation);
    else await optIn(tx, worker, startMoment(conversation.writtenAt, tx.now));
    await say(words.started);
    return;
  }
  const open = await askedBySms(ctx, tx, phone);
  const toReferee = await processRefereeReply(ctx, tx, conversation, open);
  if (toReferee !== null) {
    if (toReferee.isDecided || (await mayReply(ctx, tx, phone, 'help'))) await say(toReferee.text);
    return;
  }
  switch (reply.kind) {
    case 'language':
      return switchLanguage(ctx, tx, {
        phone,
        worker,
        language: reply.language,
        words,
        // Includes a request that waits for its morning. It would otherwise arrive in the worker's former
        // language.
        open: await openRequests(tx, phone),
        say,
      });
    case 'block':
      return blockBySms(ctx, tx, { phone, number: reply.number, words, say });
    case 'status':
      if (await mayReply(ctx, tx, phone, 'help')) await say(await statusText(tx, words, worker, open));
      return;
    default:
      return answer(ctx, tx, conversation, open);
  }
}

/** Takes a YES or NO, and explains a message that answers nothing. The team reads one that is neither. */
async function answer(
  ctx: Context,
  tx: Transaction,
  conversation: Conversation,
  open: readonly AskedBySms[],
): Promise<void> {
  const { phone, reply, writtenAt, words, say } = conversation;
  const answerable = open.filter((request) => canAnswer(writtenAt, request.askedAt));
  const resolved = resolveReply(reply, answerable);
  if (resolved.kind !== 'answer') {
    const isExplained = await mayReply(ctx, tx, phone, 'help');
    if (reply.kind === 'unknown') await keepForTeam(ctx, tx, { ...conversation, isExplained });
    if (!isExplained) return;
    const isLate = answerable.length < open.length;
    const isTakenBack = await wasTakenBack(tx, phone, reply, resolved.kind);
    await say(isTakenBack ? words.takenBack(open) : helpText(words, resolved.kind, open, isLate));
    return;
  }
  if (!(await answerConsentRequest(ctx, tx, resolved.request.id, resolved.answer, 'sms'))) return;
  if (resolved.answer === 'accepted')
    await say(resolved.request.kind === 'contact_request' ? words.thanksForContact : words.thanksForYes);
  else if (resolved.request.purchaseId === null)
    await say(words.thanksForNo(resolved.request.number, resolved.request.employerName));
}

/** @returns false when the event was processed before. A run at the same moment is waited for. */
async function claimEvent(tx: Transaction, eventId: string): Promise<boolean> {
  const claimed = await tx.db
    .update(providerEvents)
    .set({ processedAt: tx.now })
    .where(and(eq(providerEvents.id, eventId), isNull(providerEvents.processedAt)))
    .returning({ id: providerEvents.id });
  return claimed.length > 0;
}

/**
 * Locks the worker of this phone, and reads her language from her words. Of a STOP and another decision about
 * her at the same moment, one comes first.
 */
async function lockWriter(tx: Transaction, phone: KenyanPhone, text: string): Promise<WorkerRow | undefined> {
  const [known] = await tx.db.select({ id: workers.id }).from(workers).where(eq(workers.phone, phone));
  if (known === undefined) return undefined;
  const worker = await lockWorker(tx, known.id);
  if (worker.languageChosen || !isKiswahili(text)) return worker;
  // An invited worker has chosen no language. Her own words decide it until she does.
  await tx.db.update(workers).set({ language: 'sw' }).where(eq(workers.id, worker.id));
  return { ...worker, language: 'sw' };
}

/**
 * Allows messages again, as the settings of a worker's app do. Consents that STOP withdrew stay withdrawn.
 * She stays unlisted, so only employers with a tie to her can see her.
 */
async function optIn(tx: Transaction, worker: WorkerRow, optedInAt: Date | null): Promise<void> {
  await tx.db
    .update(workers)
    .set({ optedOutAt: null, optedInAt, updatedAt: tx.now })
    .where(eq(workers.id, worker.id));
  tx.audit({ actor: `worker:${worker.id}`, action: 'opted-in', subject: `worker:${worker.id}` });
}
