import { and, desc, eq, isNull } from 'drizzle-orm';
import type { listContacts as listContactsCall } from '@repo/api-client/contract/contact-requests';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { Context } from '../../../context.ts';
import { consents } from '../../../db/schema/consents.ts';
import { workers } from '../../../db/schema/people.ts';

/** More than a household needs: an employer can ask for five contacts a day. */
const LISTED = 200;

/**
 * Lists the workers who share their name and number with this employer now, the latest first. A worker stays in the list when
 * she takes her profile off the search, and leaves it when she withdraws the approval or blocks the employer (decisions 9).
 * The numbers are not in the list: `findContactStatus` shows one, and each look at it is in the audit trail.
 */
export async function listContacts(
  ctx: Context,
  employerId: string,
): Promise<AnswerOf<typeof listContactsCall>['contacts']> {
  const rows = await ctx.db
    .select({
      nanny_id: consents.workerId,
      name: workers.name,
      service_type: workers.serviceType,
      sharedAt: consents.givenAt,
    })
    .from(consents)
    .innerJoin(workers, eq(workers.id, consents.workerId))
    // Only a shared phone number has no level.
    .where(and(eq(consents.employerId, employerId), isNull(consents.withdrawnAt), isNull(consents.level)))
    .orderBy(desc(consents.givenAt), consents.workerId)
    .limit(LISTED);
  return rows.map(({ sharedAt, ...row }) => ({ ...row, shared_at: sharedAt.toISOString() }));
}
