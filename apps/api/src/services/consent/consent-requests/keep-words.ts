import { and, eq } from 'drizzle-orm';
import { workerLanguages, type WorkerLanguage } from '@repo/domain/worker-profile';
import { consentRequests } from '../../../db/schema/consents.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** The words of a question, and the language that they are in. */
interface Words {
  readonly text: string;
  readonly language: WorkerLanguage;
}

/** By its key: a message that puts a question once more. */
const ONCE_MORE = /^consent-request-(?:again|reminder):([\da-f-]{36}):(\w+)$/;

/**
 * Keeps what an open question says in a message that has left, or may have: from here on these are the words that she
 * answers. What still waits to be sent she has not read.
 * @returns those words where the message puts a question once more.
 */
export async function keepWords(tx: Transaction, key: string, text: string): Promise<Words | undefined> {
  const [, id = '', tag] = ONCE_MORE.exec(key) ?? [];
  const language = workerLanguages.find((each) => each === tag);
  if (language === undefined) return undefined;
  const open = and(eq(consentRequests.id, id), eq(consentRequests.status, 'open'));
  const [before] = await tx.db
    .select({ text: consentRequests.text, language: consentRequests.language })
    .from(consentRequests)
    .where(open)
    .for('no key update');
  if (before === undefined || before.text === text) return before;
  await tx.db.update(consentRequests).set({ text, language }).where(open);
  tx.audit({
    actor: 'system',
    action: 'consent-request-reworded',
    subject: `consent-request:${id}`,
    details: { from: before.language, to: language },
  });
  return { text, language };
}
