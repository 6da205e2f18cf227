import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '../../../db/database.ts';
import type { FoundCase } from './find-case.ts';

type Reader = Pick<Queryable, 'execute'>;

const subjects = z.array(z.object({ subject: z.string() }));

/** The subjects of the audit trail around a worker's papers: `document:<id>`. They serve all her cases. */
export async function subjectsOfPapers(db: Reader, workerId: string): Promise<readonly string[]> {
  const { rows } = await db.execute(sql`
    select 'document:' || id as subject from worker_documents where worker_id = ${workerId}
    union all select 'identity:' || id from identity_jobs where worker_id = ${workerId}
    union all select 'reference:' || id from worker_references where worker_id = ${workerId}`);
  return subjects.parse(rows).map(({ subject }) => subject);
}

/** The subjects of one case. */
export const subjectsOfCase = (
  { case: row, consent }: Pick<FoundCase, 'case' | 'consent'>,
  checkIds: readonly string[],
): readonly string[] => [
  `case:${row.id}`,
  `purchase:${row.purchaseId}`,
  `consent-request:${consent.consentRequestId}`,
  ...checkIds.map((id) => `check:${id}`),
];
