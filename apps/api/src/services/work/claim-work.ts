import type { PackageLevel } from '@repo/domain/packages';
import { kindOfQueue, type WorkKind, type WorkQueue } from '@repo/domain/work-queue';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { withTransaction, type Transaction } from '../../db/transaction.ts';
import { ServiceError } from '../../errors.ts';
import { refuseConflictAbout } from '../access/conflicts.ts';
import { assign } from './assign.ts';
import { inView, isOfLevel, mayTake } from './queue-views.ts';
import {
  assertKind,
  hadSay,
  lockMember,
  lockWork,
  looksBelow,
  presentLocked,
  type Member,
} from './lock-work.ts';
import { readWork, type Work, type WorkRow } from './read-work.ts';
import { workSources } from './work-sources.ts';

const firsts = z.array(z.object({ id: z.uuid() }));

/** A try that a colleague wins is followed by one for the next piece of work. */
const TRIES = 50;

/**
 * Takes a piece of work. A repeated call changes nothing.
 * @throws ServiceError `not-found`; `forbidden` for another role, or for a person whom the member knows; `conflict`
 * when there is nothing left to do, a colleague holds it, or another member must look.
 */
export async function claimWork(ctx: Context, member: Member, kind: WorkKind, id: string): Promise<Work> {
  assertKind(member.role, kind);
  return withTransaction(ctx, async (tx) => {
    await lockMember(tx, member);
    const row = await lockWork(tx, kind, id);
    await refuseConflictAbout(tx.db, member.id, { kind, id, workerId: row.worker_id });
    if (await hadSay(tx, kind, row, member.id)) throw new ServiceError('conflict', 'secondLookByAnother');
    if (row.looks >= looksBelow(member.role)) throw new ServiceError('forbidden', 'settledBySenior');
    if (row.holder_id === null) await take(tx, kind, row, member.id);
    else if (row.holder_id !== member.id) throw new ServiceError('conflict', 'workHeldByAnother');
    return presentLocked(tx, kind, id, member.id);
  });
}

interface Wanted {
  readonly queue: WorkQueue;
  /** Only checks of this package. */
  readonly level: PackageLevel | undefined;
}

/**
 * Gives a member the first work of a queue that nobody holds.
 * @returns null when there is none.
 * @throws ServiceError `forbidden` for another role.
 */
export async function takeNext(ctx: Context, member: Member, wanted: Wanted): Promise<Work | null> {
  const kind = kindOfQueue[wanted.queue];
  assertKind(member.role, kind);
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const taken = await withTransaction(ctx, async (tx) => {
      await lockMember(tx, member);
      const row = await lockFirst(tx, member, wanted);
      if (row === undefined) return null;
      return (await take(tx, kind, row, member.id)) ? presentLocked(tx, kind, row.id, member.id) : 'taken';
    });
    if (taken !== 'taken') return taken;
  }
  throw new ServiceError('conflict', 'workHeldByAnother');
}

/**
 * The first work of a queue that nobody holds, locked. What a colleague takes at the same moment is passed over. One that
 * the colleague took just before may come back all the same: `take` finds that out.
 */
async function lockFirst(
  tx: Transaction,
  member: Member,
  { queue, level }: Wanted,
): Promise<WorkRow | undefined> {
  const kind = kindOfQueue[queue];
  const source = workSources[kind](tx.now);
  const { rows } = await tx.db.execute(
    sql`select s.id from ${source.table}
      where ${inView(queue, source, { view: 'unassigned', memberId: member.id, now: tx.now })}
        and ${mayTake(source, member)} and ${isOfLevel(queue, source, level)}
      order by ${source.order}, s.id limit 1 for no key update of s skip locked`,
  );
  const [first] = firsts.parse(rows);
  return first === undefined ? undefined : readWork(tx.db, kind, first.id, tx.now);
}

async function take(tx: Transaction, kind: WorkKind, row: WorkRow, memberId: string): Promise<boolean> {
  const isTaken = await assign(tx, { kind, id: row.id, workerId: row.worker_id }, { memberId, by: memberId });
  if (isTaken) tx.audit({ actor: `ops:${memberId}`, action: 'work-claimed', subject: `${kind}:${row.id}` });
  return isTaken;
}
