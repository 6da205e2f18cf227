import { eq } from 'drizzle-orm';
import { isCheckAhead } from '@repo/domain/household-referee';
import type { Queryable } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import { employers } from '../../db/schema/people.ts';
import { purchases } from '../../db/schema/purchases.ts';

type Reads = Pick<Queryable, 'select'>;

/** The numbers of the households whose check of a worker is to run, or runs. None of them is a referee of the worker now. */
export async function householdsOfChecks(db: Reads, workerId: string): Promise<ReadonlySet<string>> {
  const bought = await db
    .select({ phone: employers.phone, purchase: purchases.status, case: cases.status })
    .from(purchases)
    .innerJoin(employers, eq(employers.id, purchases.employerId))
    .leftJoin(cases, eq(cases.purchaseId, purchases.id))
    .where(eq(purchases.workerId, workerId));
  return new Set(bought.filter(isCheckAhead).map(({ phone }) => phone));
}

/** The number of the household that ordered a check. It confirms nobody in its own report, also after its end. */
export async function householdOfCase(db: Reads, caseId: string): Promise<string | null> {
  const [household] = await db
    .select({ phone: employers.phone })
    .from(cases)
    .innerJoin(employers, eq(employers.id, cases.employerId))
    .where(eq(cases.id, caseId));
  return household?.phone ?? null;
}
