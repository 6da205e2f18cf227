import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { consentRequests, consents } from '../../../db/schema/consents.ts';

/**
 * The worker's latest consent to this employer's checks that she has not withdrawn. An accepted invitation
 * counts, a shared phone number does not.
 */
export async function findConsent(
  db: Pick<Queryable, 'select'>,
  employerId: string,
  workerId: string,
): Promise<string | undefined> {
  const [consent] = await db
    .select({ id: consents.id })
    .from(consents)
    .innerJoin(consentRequests, eq(consentRequests.id, consents.consentRequestId))
    .where(
      and(
        eq(consents.workerId, workerId),
        eq(consents.employerId, employerId),
        isNull(consents.withdrawnAt),
        ne(consentRequests.kind, 'contact_request'),
      ),
    )
    .orderBy(desc(consents.givenAt))
    .limit(1);
  return consent?.id;
}
