import { sql } from 'drizzle-orm';
import type { ConsentChannel } from '@repo/domain/consent';
import { refusedEmployers } from '../../db/schema/consents.ts';
import type { Transaction } from '../../db/transaction.ts';

interface Refused {
  readonly workerId: string;
  readonly employerId: string;
  readonly employerName: string;
}

export type HowRefused =
  | { readonly kind: 'declined' | 'withdrawn' }
  | { readonly kind: 'blocked'; readonly channel: ConsentChannel };

/**
 * Stores that a worker refused an employer. From now on `assertMayAsk` refuses the employer's questions to her.
 * The caller has locked the worker.
 */
export async function recordRefusal(
  tx: Transaction,
  { workerId, employerId, employerName }: Refused,
  how: HowRefused,
): Promise<void> {
  const declined = how.kind === 'declined' ? 1 : 0;
  const block = how.kind === 'blocked' ? { blockedAt: tx.now, blockChannel: how.channel } : {};
  await tx.db
    .insert(refusedEmployers)
    .values({ workerId, employerId, employerName, declined, refusedAt: tx.now, ...block })
    .onConflictDoUpdate({
      target: [refusedEmployers.workerId, refusedEmployers.employerId],
      set: {
        declined: sql`${refusedEmployers.declined} + ${declined}`,
        refusedAt: tx.now,
        employerName,
        ...block,
      },
    });
}
