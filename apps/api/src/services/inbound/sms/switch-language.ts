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

/** So many open questions follow a change of language, those that end first; HALI names all of them. */
const SENT_AGAIN = 3;

export interface LanguageWish {
  readonly phone: KenyanPhone;
  readonly worker: WorkerRow | undefined;
  /** Null for one who asks how. */
  readonly language: WorkerLanguage | null;
  /** In which she is answered where nothing is changed. */
  readonly words: WorkerWords;
  readonly open: readonly ConsentRequestRow[];
  readonly say: (text: string) => Promise<unknown>;
}

/**
 * Keeps the language that a worker asked for by SMS, says so in that language, and asks her in it what is open, each
 * question once in a language however often she turns. A phone without an account gets none by it.
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
