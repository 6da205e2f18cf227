import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listCaseEvents } from '@repo/api-client/contract/cases';
import { caseEvents, type CaseEventDetails } from '@repo/domain/case-event';
import type { CheckKind, CheckStatus } from '@repo/domain/check';
import type { Queryable } from '../../../db/database.ts';
import { checks as checkTable, type CheckRow } from '../../../db/schema/cases.ts';
import { disputes } from '../../../db/schema/disputes.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { auditLog } from '../../../db/schema/system.ts';
import { lastOfPage } from '../../platform/paging/team-page.ts';
import { subjectsOfCase, subjectsOfPapers } from './audit-subjects.ts';
import type { FoundCase } from './find-case.ts';

type Events = AnswerOf<typeof listCaseEvents>;
type Event = Events['events'][number];

const PAGE = 200;

/** What a member said before another one agreed has no outcome here, also after they agreed. */
const WITHHELD: ReadonlySet<string> = new Set(['check-needs-second-look', 'check-needs-settling']);

/** That there was a finding: these events tell it by their names. */
const FINDING_TOLD: ReadonlySet<string> = new Set([
  'finding-confirmed',
  'finding-answered',
  'finding-disputed',
  'dispute-withdrawn',
]);

/** Whether a check has a result that two members agreed on, or that one was enough for. */
const isAgreed = (status: CheckStatus): boolean => status === 'confirmed' || status === 'decided';

/**
 * One page of what happened to a case since its payment was started, and to the question that she agreed to, from the audit
 * trail, the latest first. While a check has no agreed result, no event tells an outcome of it: the next member looks at the
 * evidence first (decisions 14).
 * @param before - The `earlier_events` of the page after this one. Undefined for the latest events.
 */
export async function readEvents(
  db: Pick<Queryable, 'select' | 'execute'>,
  found: FoundCase,
  checks: readonly CheckRow[],
  before: number | undefined,
): Promise<Events> {
  const asked = `consent-request:${found.consent.consentRequestId}`;
  const disputed = await disputedChecks(db, found.case.workerId);
  const subjects = [
    ...subjectsOfCase(
      found,
      checks.map(({ id }) => id),
    ),
    ...(await subjectsOfPapers(db, found.case.workerId)),
    ...disputed.map(({ id }) => `dispute:${id}`),
  ];
  const rows = await db
    .select({ row: auditLog, member: opsMembers.name })
    .from(auditLog)
    .leftJoin(opsMembers, sql`${auditLog.actor} = 'ops:' || ${opsMembers.id}`)
    .where(
      and(
        inArray(auditLog.subject, subjects),
        inArray(auditLog.action, caseEvents),
        before === undefined ? undefined : lt(auditLog.id, before),
        // An invitation asked her before anything was paid.
        or(eq(auditLog.subject, asked), gte(auditLog.at, found.purchase.createdAt)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(PAGE + 1);
  const kinds = new Map(checks.map(({ id, kind }) => [`check:${id}`, kind]));
  const open = new Set([
    ...checks.filter(({ status }) => !isAgreed(status)).map(({ id }) => `check:${id}`),
    ...disputed.filter(({ status }) => status !== null && !isAgreed(status)).map(({ id }) => `dispute:${id}`),
  ]);
  return {
    events: rows
      .slice(0, PAGE)
      .filter(({ row }) => !(open.has(row.subject) && FINDING_TOLD.has(row.action)))
      .flatMap(({ row, member }) => presentEvent(row, { member, kinds, open })),
    earlier_events: lastOfPage(rows, PAGE)?.row.id ?? null,
  };
}

/** The disputes of a worker, also those of other cases, each with the status of its check. Null for that of a record. */
const disputedChecks = (db: Pick<Queryable, 'select'>, workerId: string) =>
  db
    .select({ id: disputes.id, status: checkTable.status })
    .from(disputes)
    .leftJoin(checkTable, eq(checkTable.id, disputes.checkId))
    .where(eq(disputes.workerId, workerId));

interface Around {
  readonly member: string | null;
  readonly kinds: ReadonlyMap<string, CheckKind>;
  /** The subjects that are checks without an agreed result, or disputes of such checks. */
  readonly open: ReadonlySet<string>;
}

function presentEvent(
  { id, at, actor, action, subject, details }: typeof auditLog.$inferSelect,
  { member, kinds, open }: Around,
): Event[] {
  const event = caseEvents.find((each) => each === action);
  if (event === undefined) return [];
  return [
    {
      id,
      at: at.toISOString(),
      by: byOf(actor, member),
      event,
      check_kind: kinds.get(subject) ?? null,
      details: {
        ...shownDetails(details, WITHHELD.has(action) || open.has(subject)),
        ...(action.startsWith('work-') && { work: subject.split(':')[0] ?? null }),
      },
    },
  ];
}

function byOf(actor: string, member: string | null): string | null {
  const [who] = actor.split(':');
  if (who === 'worker' || who === 'employer') return who;
  return who === 'ops' ? (member ?? 'A colleague') : null;
}

const SHOWN = ['outcome', 'waitingOn', 'due', 'from', 'until', 'slot', 'decision'] as const;
const OUTCOMES: ReadonlySet<string> = new Set(['outcome', 'decision']);

/** States and days alone: an id of a purchase or a person helps nobody here. */
function shownDetails(details: CaseEventDetails, withoutOutcome: boolean): Event['details'] {
  const shown = withoutOutcome ? SHOWN.filter((key) => !OUTCOMES.has(key)) : SHOWN;
  return Object.fromEntries(
    shown.flatMap((key) => (details[key] === undefined ? [] : [[key, details[key]]])),
  );
}
