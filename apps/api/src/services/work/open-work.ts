import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getWork } from '@repo/api-client/contract/work';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { refuseConflictAbout } from '../access/conflicts.ts';
import type { Piece } from './assign.ts';
import { presentWork, readWork } from './read-work.ts';
import { workSources } from './work-sources.ts';

/**
 * One piece of work for its own page, also one that is over.
 * @throws ServiceError `not-found`; `forbidden` when the member knows somebody around the worker.
 */
export async function openWork(
  { db, clock }: Context,
  memberId: string,
  { kind, id }: Piece,
): Promise<AnswerOf<typeof getWork>> {
  const now = clock.now();
  const row = await readWork(db, kind, id, now);
  if (row === undefined) throw notFound('workNotFound');
  await refuseConflictAbout(db, memberId, { kind, id, workerId: row.worker_id });
  const { table, saidBy } = workSources[kind](now);
  const said = await db.execute(sql`select s.id from ${table} where s.id = ${id} and ${saidBy(memberId)}`);
  return {
    work: presentWork(kind, row, { readerId: memberId, now }),
    is_open: row.is_open || row.is_waiting,
    had_say: said.rows.length > 0,
  };
}
