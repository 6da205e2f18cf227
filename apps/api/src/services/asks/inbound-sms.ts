import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { canAnswer, parseReply, resolveReply } from '@repo/domain/ask';
import { brand } from '@repo/domain/brand';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../context.ts';
import { asks } from '../../db/schema/consents.ts';
import { providerEvents } from '../../db/schema/messages.ts';
import { workers } from '../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../db/transaction.ts';
import { withdrawConsents } from '../cases/withdraw-consents.ts';
import { queueSms } from '../messages/queue-sms.ts';
import { answerAsk } from './answer-ask.ts';
import type { AskRow } from './ask-worker.ts';
import { readIncoming } from './read-incoming.ts';

/**
 * Works one incoming message, once: what it decides and the mark that it was worked are one transaction. A YES that was
 * delivered or worked again later would otherwise answer the next employer's question.
 */
export async function workInboundSms(ctx: Context, fields: unknown, eventId: string): Promise<void> {
  const message = readIncoming(fields);
  if (message === undefined) {
    ctx.log.warn({ eventId }, 'an incoming message could not be read');
    return;
  }
  const { phone, writtenAt } = message;
  const reply = parseReply(message.text);
  await withTransaction(ctx, async (tx) => {
    if (!(await claimEvent(tx, eventId))) return;
    const say = (text: string) =>
      queueSms(ctx, tx, { idempotencyKey: `reply:${eventId}`, phone, text: `${brand.name}: ${text}` });
    if (reply.kind === 'stop') {
      await optOut(ctx, tx, phone);
      return;
    }
    const open = await openAsks(tx, phone);
    const answerable = open.filter((ask) => canAnswer(writtenAt, ask.createdAt));
    const isLate = answerable.length < open.length;
    const resolved = resolveReply(reply, answerable);
    switch (resolved.kind) {
      case 'answer': {
        const taken = await answerAsk(ctx, tx, resolved.ask.id, resolved.answer, 'sms');
        if (!taken) await say('this question was answered before. Nothing was changed.');
        else if (resolved.answer === 'accepted')
          await say('thank you, your YES is noted. You can withdraw it at any time by replying STOP.');
        else if (resolved.ask.purchaseId === null)
          await say('thank you, your NO is noted. Nothing about you is shared.');
        return;
      }
      case 'ambiguous':
        await say(
          `you have ${open.length} open questions. Reply with the number, for example YES ${open[0]?.number ?? ''}. Open: ${open.map((ask) => ask.number).join(', ')}.`,
        );
        return;
      case 'unknown-number':
        await say(
          isLate
            ? lateText(open)
            : `there is no open question with this number. Open: ${open.map((ask) => ask.number).join(', ') || 'none'}.`,
        );
        return;
      case 'none-open':
        await say(isLate ? lateText(open) : 'you have no open questions. There is nothing to answer.');
        return;
      case 'not-understood':
        await say(
          open.length > 0
            ? `we did not understand. Reply YES or NO and the number: ${open.map((ask) => ask.number).join(', ')}.`
            : 'we did not understand your message. You have no open questions.',
        );
    }
  });
}

const lateText = (open: readonly AskRow[]) =>
  `your message was written before we asked, so it was not counted. To answer, reply YES or NO and the number: ${open.map((ask) => ask.number).join(', ')}.`;

/** @returns false when the event was worked before; a run at the same moment is waited for. */
async function claimEvent(tx: Transaction, eventId: string): Promise<boolean> {
  const claimed = await tx.db
    .update(providerEvents)
    .set({ workedAt: tx.now })
    .where(and(eq(providerEvents.id, eventId), isNull(providerEvents.workedAt)))
    .returning({ id: providerEvents.id });
  return claimed.length > 0;
}

async function openAsks(tx: Transaction, phone: KenyanPhone): Promise<AskRow[]> {
  return tx.db
    .select()
    .from(asks)
    .where(and(eq(asks.phone, phone), eq(asks.status, 'open'), gt(asks.expiresAt, tx.now)))
    .orderBy(asc(asks.number))
    .for('update');
}

/** STOP keeps every further message from this phone's owner, declines what is open and takes back every consent. */
async function optOut(ctx: Context, tx: Transaction, phone: KenyanPhone): Promise<void> {
  const [worker] = await tx.db
    .update(workers)
    .set({ optedOutAt: tx.now, listed: false, updatedAt: tx.now })
    .where(eq(workers.phone, phone))
    .returning({ id: workers.id });
  if (worker === undefined) return;
  tx.audit({ actor: `worker:${worker.id}`, action: 'opted-out', subject: `worker:${worker.id}` });
  for (const ask of await openAsks(tx, phone)) await answerAsk(ctx, tx, ask.id, 'declined', 'sms');
  await withdrawConsents(ctx, tx, worker.id);
}
