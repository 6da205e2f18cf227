import { and, desc, eq, gt } from 'drizzle-orm';
import { REQUEST_NUMBER_RESTS_DAYS, type ResolvedReply } from '@repo/domain/consent-request';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Reply } from '@repo/domain/reply';
import { DAY_MILLISECONDS } from '@repo/domain/durations';
import { consentRequests } from '../../../db/schema/consents.ts';
import type { Transaction } from '../../../db/transaction.ts';

/**
 * Whether a YES or NO that matches no open request is for one that its employer took back. Without a number it is for the
 * latest request to the phone.
 */
export async function wasTakenBack(
  tx: Transaction,
  phone: KenyanPhone,
  reply: Reply,
  kind: ResolvedReply<unknown>['kind'],
): Promise<boolean> {
  if (kind !== 'none-open' && kind !== 'unknown-number') return false;
  if (reply.kind !== 'yes' && reply.kind !== 'no') return false;
  const since = new Date(tx.now.getTime() - REQUEST_NUMBER_RESTS_DAYS * DAY_MILLISECONDS);
  const [request] = await tx.db
    .select({ status: consentRequests.status })
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.phone, phone),
        gt(consentRequests.createdAt, since),
        reply.number === null ? undefined : eq(consentRequests.number, reply.number),
      ),
    )
    .orderBy(desc(consentRequests.createdAt))
    .limit(1);
  return request?.status === 'withdrawn';
}
