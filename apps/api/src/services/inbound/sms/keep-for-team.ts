import { sql } from 'drizzle-orm';
import { THREAD_TEXTS_MAXIMUM } from '@repo/domain/message-thread';
import type { KenyanPhone } from '@repo/domain/phone';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../../context.ts';
import { messageThreads, threadMessages } from '../../../db/schema/message-threads.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { endSnooze } from '../../work/assign.ts';

interface UnmatchedSms {
  readonly eventId: string;
  readonly phone: KenyanPhone;
  readonly text: string;
  readonly language: WorkerLanguage;
  /** Whether the service told its writer how to answer. */
  readonly isExplained: boolean;
}

/**
 * Keeps a message that no command and no answer matches, for the team. It joins the open thread of its phone. The insert
 * locks the thread, so that a decision counts the message, or comes before it.
 */
export async function keepForTeam(
  ctx: Context,
  tx: Transaction,
  { eventId, phone, text, language, isExplained }: UnmatchedSms,
): Promise<void> {
  if (text.trim() === '') return;
  const hasRoom = sql`${messageThreads.texts} < ${THREAD_TEXTS_MAXIMUM}`;
  const [thread] = await tx.db
    .insert(messageThreads)
    .values({ phone, language, openedAt: tx.now, texts: 1 })
    .onConflictDoUpdate({
      target: messageThreads.phone,
      targetWhere: sql`${messageThreads.closedAt} is null`,
      set: {
        language,
        texts: sql`least(${messageThreads.texts} + 1, ${THREAD_TEXTS_MAXIMUM})`,
        dropped: sql`${messageThreads.dropped} + case when ${hasRoom} then 0 else 1 end`,
      },
    })
    .returning({ id: messageThreads.id, dropped: messageThreads.dropped });
  if (thread === undefined || thread.dropped > 0) return;
  // A member put it aside without these words. They may be a refusal.
  await endSnooze(tx, { kind: 'message', id: thread.id });
  await tx.db.insert(threadMessages).values({
    threadId: thread.id,
    eventId,
    textCipher: ctx.secrets.seal(text),
    receivedAt: tx.now,
    isExplained,
  });
}
