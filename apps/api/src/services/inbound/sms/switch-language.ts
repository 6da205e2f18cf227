import { brand } from '@repo/domain/brand';
import type { KenyanPhone } from '@repo/domain/phone';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';
import type { WorkerWords } from '../../messaging/worker-words/words.ts';
import { keepLanguage } from '../../people/workers/choose-language.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import type { ConsentRequestRow } from '../../consent/consent-requests/request-consent.ts';
import { mayReply } from './may-reply.ts';
import { sendAgain } from '../../consent/consent-requests/send-again.ts';

/**
 * At most this many open requests are sent again after a change of language: those that end first. HALI names
 * all open requests.
 */
const SENT_AGAIN = 3;

export interface LanguageWish {
  readonly phone: KenyanPhone;
  readonly worker: WorkerRow | undefined;
  /** Null for a message that asks how to change the language. */
  readonly language: WorkerLanguage | null;
  /** The texts for a reply that changes nothing. */
  readonly words: WorkerWords;
  readonly open: readonly ConsentRequestRow[];
  readonly say: (text: string) => Promise<unknown>;
}

/**
 * Stores the language that a worker chose by SMS and confirms it in that language. Sends her open consent
 * requests again in it. Each request is sent once per language, however often she changes. A phone without an
 * account gets no account by this.
 */
export async function switchLanguage(
  ctx: Context,
  tx: Transaction,
  { phone, worker, language, words, open, say }: LanguageWish,
): Promise<void> {
  if (worker !== undefined && language !== null) await keepLanguage(tx.db, worker.id, language);
  if (!(await mayReply(ctx, tx, phone, 'language'))) return;
  if (worker === undefined) {
    await say(words.noAccount);
    return;
  }
  if (language === null) {
    await say(`${brand.name}: ${workerWords.en.otherLanguage} ${workerWords.sw.otherLanguage}`);
    return;
  }
  await say(workerWords[language].languageChanged);
  const others = open.filter((request) => request.language !== language);
  const soonest = others.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
  for (const request of soonest.slice(0, SENT_AGAIN))
    await sendAgain(ctx, tx, request, { language }, 'consent-request-again');
}
