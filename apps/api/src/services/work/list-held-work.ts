import { sql } from 'drizzle-orm';
import { workKinds } from '@repo/domain/work-queue';
import type { Context } from '../../context.ts';
import { presentWork, readRows, workColumns, workFrom, type Work } from './read-work.ts';
import { workSources } from './work-sources.ts';

/** All work that a member holds, the one due first on top. */
export async function listHeldWork({ db, clock }: Context, memberId: string): Promise<readonly Work[]> {
  const now = clock.now();
  const held: Work[] = [];
  for (const kind of workKinds) {
    const source = workSources[kind](now);
    const rows = await readRows(
      db,
      sql`select ${workColumns(source)} from ${workFrom(kind, source)} where a.member_id = ${memberId}`,
    );
    held.push(...rows.map((row) => presentWork(kind, row, { readerId: memberId, now })));
  }
  return held.toSorted((a, b) => a.due_at.localeCompare(b.due_at) || a.id.localeCompare(b.id));
}
