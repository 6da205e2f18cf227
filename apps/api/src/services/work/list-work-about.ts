import { sql } from 'drizzle-orm';
import type { WorkKind } from '@repo/domain/work-queue';
import type { Queryable } from '../../db/database.ts';
import { presentWork, readRows, workColumns, workFrom, type Work } from './read-work.ts';
import { workSources } from './work-sources.ts';

interface Looking {
  readonly readerId: string;
  readonly now: Date;
}

/** A check as work. A decided one is work too: it shows where it stands. */
export interface CheckWork extends Work {
  /** Whether the team has something to do. */
  readonly isOpen: boolean;
}

/** The checks of a case as work, by their ids. */
export async function checksOfCase(
  db: Pick<Queryable, 'execute'>,
  caseId: string,
  { readerId, now }: Looking,
): Promise<ReadonlyMap<string, CheckWork>> {
  const source = workSources.check(now);
  const rows = await readRows(
    db,
    sql`select ${workColumns(source)} from ${workFrom('check', source)} where s.case_id = ${caseId}`,
  );
  return new Map(
    rows.map((row) => [row.id, { ...presentWork('check', row, { readerId, now }), isOpen: row.is_open }]),
  );
}

/** The kinds of work about a worker that a check can wait for. */
const kindsBesideChecks: readonly WorkKind[] = ['identity', 'document', 'incident', 'dispute'];

/**
 * The open work about a worker outside her checks, in the order of the kinds. A dispute that waits for the second look at
 * its finding is left out: it would tell the second member what the first one found.
 */
export async function workBesideChecks(
  db: Pick<Queryable, 'execute'>,
  workerId: string,
  { readerId, now }: Looking,
): Promise<readonly Work[]> {
  const found: Work[] = [];
  for (const kind of kindsBesideChecks) {
    const source = workSources[kind](now);
    const rows = await readRows(
      db,
      sql`select ${workColumns(source)} from ${workFrom(kind, source)}
        where s.worker_id = ${workerId} and ((${source.open}) or (${kind === 'dispute' ? sql`false` : source.waiting}))
        order by ${source.order}, s.id`,
    );
    found.push(...rows.map((row) => presentWork(kind, row, { readerId, now })));
  }
  return found;
}
