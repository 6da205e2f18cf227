import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { CheckRow } from '../../db/schema/cases.ts';
import { disputes } from '../../db/schema/disputes.ts';

/** The disputes of a worker that the team has not decided. */
export interface OpenDisputes {
  isDisputed(check: Pick<CheckRow, 'id' | 'reusedFrom'>): boolean;
  isRecordDisputed(incidentId: string): boolean;
}

/** A disputed decision is also disputed in each of its reused results. */
export async function openDisputes(db: Pick<Queryable, 'select'>, workerId: string): Promise<OpenDisputes> {
  const rows = await db
    .select({ checkId: disputes.checkId, incidentId: disputes.incidentId })
    .from(disputes)
    .where(and(eq(disputes.workerId, workerId), eq(disputes.status, 'open')));
  const ids = new Set(rows.map(({ checkId, incidentId }) => checkId ?? incidentId));
  return {
    isDisputed: ({ id, reusedFrom }) => ids.has(reusedFrom ?? id),
    isRecordDisputed: (incidentId) => ids.has(incidentId),
  };
}
