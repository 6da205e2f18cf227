import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { cases } from '../../../db/schema/cases.ts';
import { consents } from '../../../db/schema/consents.ts';
import { employers, workers } from '../../../db/schema/people.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import { notFound } from '../../../errors.ts';

/** A case with everybody around it. @throws ServiceError `not-found`. */
export async function findCase(db: Pick<Queryable, 'select'>, id: string) {
  const [found] = await db
    .select({ case: cases, purchase: purchases, consent: consents, employer: employers, worker: workers })
    .from(cases)
    .innerJoin(purchases, eq(purchases.id, cases.purchaseId))
    .innerJoin(consents, eq(consents.id, cases.consentId))
    .innerJoin(employers, eq(employers.id, cases.employerId))
    .innerJoin(workers, eq(workers.id, cases.workerId))
    .where(eq(cases.id, id));
  if (found === undefined) throw notFound('caseNotFound');
  return found;
}
export type FoundCase = Awaited<ReturnType<typeof findCase>>;
