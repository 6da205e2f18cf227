import { and, desc, eq, gt } from 'drizzle-orm';
import { REQUEST_NUMBER_RESTS_DAYS, requestToBlock } from '@repo/domain/consent-request';
import type { KenyanPhone } from '@repo/domain/phone';
import { DAY_MILLISECONDS } from '@repo/domain/durations';
import type { Context } from '../../../context.ts';
import { consentRequests } from '../../../db/schema/consents.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { blockEmployer } from '../../consent/blocks/block-employer.ts';
import type { WorkerWords } from '../../messaging/worker-words/words.ts';
import { mayReply } from './may-reply.ts';

interface BlockReply {
  readonly phone: KenyanPhone;
  /** Null for a BLOCK without a number. */
  readonly number: number | null;
  readonly words: WorkerWords;
  readonly say: (text: string) => Promise<unknown>;
}

/**
 * Takes `BLOCK nn` or `ZUIA nn` (decisions 6). The number is that of any request of the last weeks, also of an
 * answered one. Without a number it means the only employer who has asked lately.
 */
export async function blockBySms(
  ctx: Context,
  tx: Transaction,
  { phone, number, words, say }: BlockReply,
): Promise<void> {
  const since = new Date(tx.now.getTime() - REQUEST_NUMBER_RESTS_DAYS * DAY_MILLISECONDS);
  const recent = await tx.db
    .select()
    .from(consentRequests)
    .where(and(eq(consentRequests.phone, phone), gt(consentRequests.createdAt, since)))
    .orderBy(desc(consentRequests.createdAt));
  const request = requestToBlock(number, recent);
  if (request === undefined) {
    if (await mayReply(ctx, tx, phone, 'help')) await say(words.blockWhich);
    return;
  }
  await blockEmployer(ctx, tx, request, 'sms');
  await say(words.blocked);
}
