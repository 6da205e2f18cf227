import { and, eq, like, or } from 'drizzle-orm';
import { workerNotifications } from '../../../db/schema/notifications.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** Deletes a worker's notifications about a removed referee, because they contain the referee's name. */
export async function forgetReferee(tx: Transaction, workerId: string, referenceId: string): Promise<void> {
  const { dedupeKey } = workerNotifications;
  await tx.db
    .delete(workerNotifications)
    .where(
      and(
        eq(workerNotifications.workerId, workerId),
        or(
          eq(dedupeKey, `reference-refused:${referenceId}`),
          like(dedupeKey, `reference-verified:${referenceId}:%`),
        ),
      ),
    );
}
