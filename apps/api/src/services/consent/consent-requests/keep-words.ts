import { and, eq } from 'drizzle-orm';
import { workerLanguages, type WorkerLanguage } from '@repo/domain/worker-profile';
import { consentRequests } from '../../../db/schema/consents.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** The text of a consent request, and its language. */
interface Words {
  readonly text: string;
  readonly language: WorkerLanguage;
}

/** Matches the key of a message that sends a consent request again. */
const ONCE_MORE = /^consent-request-(?:again|reminder):([\da-f-]{36}):(\w+)$/;

/**
 * Stores the text of an open consent request from a message that has left, or may have left. From then on,
 * this is the text that the worker answers. She has not read a message that still waits to be sent.
 * @returns the stored text and language when the message sends an open consent request again.
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
