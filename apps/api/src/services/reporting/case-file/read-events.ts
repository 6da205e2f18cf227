import { and, desc, gte, inArray, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getCase } from '@repo/api-client/contract/cases';
import { caseEvents, type CaseEventDetails } from '@repo/domain/case-event';
import type { CheckKind } from '@repo/domain/check';
import type { Queryable } from '../../../db/database.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { auditLog } from '../../../db/schema/system.ts';
import { subjectsOfCase, subjectsOfPapers } from './audit-subjects.ts';
import type { FoundCase } from './find-case.ts';

type Event = AnswerOf<typeof getCase>['events'][number];

const EVENTS_MAXIMUM = 500;

/** The outcome of a check that another member still has to look at: she looks at the evidence first (decisions 14). */
const WITHHELD: ReadonlySet<string> = new Set(['check-needs-second-look', 'check-needs-settling']);

/** What happened to a case since its payment was started, from the audit trail, the latest first. */
export async function readEvents(
  db: Pick<Queryable, 'select' | 'execute'>,
  found: FoundCase,
  checks: readonly CheckRow[],
): Promise<readonly Event[]> {
  const subjects = [
    ...subjectsOfCase(
      found,
      checks.map(({ id }) => id),
    ),
    ...(await subjectsOfPapers(db, found.case.workerId)),
  ];
  const rows = await db
    .select({ row: auditLog, member: opsMembers.name })
    .from(auditLog)
    .leftJoin(opsMembers, sql`${auditLog.actor} = 'ops:' || ${opsMembers.id}`)
    .where(
      and(
        inArray(auditLog.subject, subjects),
        inArray(auditLog.action, caseEvents),
        gte(auditLog.at, found.purchase.createdAt),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(EVENTS_MAXIMUM);
  const kinds = new Map(checks.map(({ id, kind }) => [`check:${id}`, kind]));
  return rows.flatMap(({ row, member }) => presentEvent(row, { member, kinds }));
}

interface Around {
  readonly member: string | null;
  readonly kinds: ReadonlyMap<string, CheckKind>;
}

function presentEvent(
  { at, actor, action, subject, details }: typeof auditLog.$inferSelect,
  { member, kinds }: Around,
): Event[] {
  const event = caseEvents.find((each) => each === action);
  if (event === undefined) return [];
  return [
    {
      at: at.toISOString(),
      by: byOf(actor, member),
      event,
      check_kind: kinds.get(subject) ?? null,
      details: shownDetails(action, details),
    },
  ];
}

function byOf(actor: string, member: string | null): string | null {
  const [who] = actor.split(':');
  if (who === 'worker' || who === 'employer') return who;
  return who === 'ops' ? (member ?? 'A colleague') : null;
}

const SHOWN = ['outcome', 'waitingOn', 'due', 'from', 'until', 'slot', 'decision'] as const;

/** States and days alone: an id of a purchase or a person helps nobody here. */
function shownDetails(action: string, details: CaseEventDetails): Event['details'] {
  const shown = SHOWN.filter((key) => key !== 'outcome' || !WITHHELD.has(action));
  return Object.fromEntries(
    shown.flatMap((key) => (details[key] === undefined ? [] : [[key, details[key]]])),
  );
}
