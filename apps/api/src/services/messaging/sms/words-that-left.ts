import type { Transaction } from '../../../db/transaction.ts';

/**
 * Told of the words of each message that has left, or may have, in the transaction that finds it out. Declared here and
 * filled by those who ask a question by SMS: messaging knows no question.
 */
export type KeepWordsThatLeft = (tx: Transaction, key: string, text: string) => Promise<unknown>;
