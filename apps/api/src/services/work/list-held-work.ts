import { sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listHeldWork as call } from '@repo/api-client/contract/work';
import { comebackOf } from '@repo/domain/comeback';
import { workKinds } from '@repo/domain/work-queue';
import type { Context } from '../../context.ts';
import { presentWork, readRows, workColumns, workFrom, type WorkRow } from './read-work.ts';
import { workSources } from './work-sources.ts';

type HeldWork = AnswerOf<typeof call>['work'][number];

/** All work that a member holds, the one due first on top, and what came back to her. */
export async function listHeldWork({ db, clock }: Context, memberId: string): Promise<readonly HeldWork[]> {
  const now = clock.now();
  const held: HeldWork[] = [];
  for (const kind of workKinds) {
    const source = workSources[kind](now);
    const rows = await readRows(
      db,
      sql`select ${workColumns(source)} from ${workFrom(kind, source)} where a.member_id = ${memberId}`,
    );
    held.push(
      ...rows.map((row) => ({
        ...presentWork(kind, row, { readerId: memberId, now }),
        came_back: cameBack(row, now),
      })),
    );
  }
  return held.toSorted((a, b) => a.due_at.localeCompare(b.due_at) || a.id.localeCompare(b.id));
}

const cameBack = (row: WorkRow, now: Date) =>
  comebackOf(
    {
      heldSince: row.held_since ?? now,
      since: row.since,
      isWaiting: row.is_waiting,
      snoozedUntil: row.snoozed_until,
      isGiven: row.given_reason !== null,
    },
    now,
  );
