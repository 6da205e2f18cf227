import type { Transaction } from '../../../db/transaction.ts';

/**
 * Receives the text of each message that has left, or may have left, in the transaction that detects it. This
 * wing declares the type. The wing that sends consent requests by SMS implements it, because messaging does
 * not know them.
 */
export type KeepWordsThatLeft = (tx: Transaction, key: string, text: string) => Promise<unknown>;
