import { and, asc, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { showPresence as showPresenceCall } from '@repo/api-client/contract/work';
import { PRESENCE_SECONDS, type PresencePage } from '@repo/domain/presence';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import { opsMembers } from '../../db/schema/people.ts';
import { presences } from '../../db/schema/work.ts';
import { notFound } from '../../errors.ts';
import { knowsWork, refuseConflictAbout } from '../access/conflicts.ts';
import { readWork } from './read-work.ts';

/** A page of the team: a case, or a piece of work. */
interface Page {
  readonly kind: PresencePage;
  readonly id: string;
}

/**
 * Notes that a member has a page open now, and reads who else has. Only who may read the page is noted and listed. There is
 * no transaction and no audit row: nothing personal is read, and the next call says it again.
 * @throws ServiceError `not-found`; `forbidden` when the member knows somebody around the worker.
 */
export async function showPresence(
  { db, clock }: Context,
  memberId: string,
  page: Page,
): Promise<AnswerOf<typeof showPresenceCall>['others']> {
  const now = clock.now();
  const subject = { ...page, workerId: await workerOf(db, page, now) };
  await refuseConflictAbout(db, memberId, subject);
  await db
    .insert(presences)
    .values({ memberId, subjectKind: page.kind, subjectId: page.id, seenAt: now })
    .onConflictDoUpdate({
      target: [presences.subjectId, presences.subjectKind, presences.memberId],
      set: { seenAt: now },
    });
  return db
    .select({ id: opsMembers.id, name: opsMembers.name, holds: holds(page) })
    .from(presences)
    .innerJoin(opsMembers, eq(opsMembers.id, presences.memberId))
    .where(
      and(
        onPage(page),
        ne(presences.memberId, memberId),
        gt(presences.seenAt, new Date(now.getTime() - PRESENCE_SECONDS * 1000)),
        eq(opsMembers.status, 'active'),
        sql`not ${knowsWork(presences.memberId, subject)}`,
      ),
    )
    .orderBy(asc(opsMembers.name), asc(opsMembers.id));
}

/** Notes that a member has left a page. Who goes on at once can leave it before the arrival is noted. */
export async function endPresence({ db }: Context, memberId: string, page: Page): Promise<void> {
  await db.delete(presences).where(and(onPage(page), eq(presences.memberId, memberId)));
}

const onPage = ({ kind, id }: Page): SQL | undefined =>
  and(eq(presences.subjectId, id), eq(presences.subjectKind, kind));

async function workerOf(
  db: Pick<Queryable, 'select' | 'execute'>,
  { kind, id }: Page,
  now: Date,
): Promise<string | null> {
  if (kind !== 'case') {
    const work = await readWork(db, kind, id, now);
    if (work === undefined) throw notFound('workNotFound');
    return work.worker_id;
  }
  const [found] = await db.select({ workerId: cases.workerId }).from(cases).where(eq(cases.id, id));
  if (found === undefined) throw notFound('caseNotFound');
  return found.workerId;
}

/** Whether the member who is there holds the work, or a check of the case. */
const holds = ({ kind, id }: Page): SQL<boolean> =>
  kind === 'case'
    ? sql<boolean>`exists (select from assignments a join checks c on c.id = a.subject_id
        where a.member_id = ${presences.memberId} and a.subject_kind = 'check' and a.ended_at is null and c.case_id = ${id})`
    : sql<boolean>`exists (select from assignments a
        where a.member_id = ${presences.memberId} and a.subject_kind = ${kind} and a.subject_id = ${id} and a.ended_at is null)`;
