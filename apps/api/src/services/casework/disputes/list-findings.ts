import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listFindings as listFindingsCall } from '@repo/api-client/contract/findings';
import { reviewStatuses } from '@repo/domain/check';
import { isDisputable } from '@repo/domain/dispute';
import type { Context } from '../../../context.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { disputes } from '../../../db/schema/disputes.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { latestDecided } from '../../access/latest-decided.ts';
import { presentDispute, type DisputeRow } from './present-dispute.ts';

type Answer = AnswerOf<typeof listFindingsCall>;
type Finding = Answer['findings'][number];

/**
 * The findings against a worker, for the worker herself: the outcomes of checks and the upheld records, the
 * latest first. Findings that a dispute of hers overturned are included. The query does not read who reported
 * an incident, nor the report's text.
 */
export const listFindings = (ctx: Context, workerId: string): Promise<Answer> =>
  withSnapshot(ctx, (at) => findingsAt(at, workerId));

async function findingsAt(ctx: Context, workerId: string): Promise<Answer> {
  const said = await ctx.db
    .select()
    .from(disputes)
    .where(eq(disputes.workerId, workerId))
    .orderBy(desc(disputes.createdAt), desc(disputes.id));
  const ofChecks = await findingsOfChecks(ctx, workerId, said);
  const ahead = await findingsAhead(ctx, workerId, said);
  const ofRecords = await findingsOfRecords(ctx, workerId, said);
  const latest = await latestDecided(ctx.db, workerId);
  return {
    findings: [...ahead, ...ofChecks, ...ofRecords].toSorted((a, b) => b.found_at.localeCompare(a.found_at)),
    asked: await listAsked(ctx, workerId),
    results: [...latest].flatMap(([check, { outcome, decidedAt }]) =>
      outcome === null || decidedAt === null ? [] : [{ check, outcome, decided_at: decidedAt.toISOString() }],
    ),
  };
}

/** A decision and its reused results are one decision. */
async function findingsOfChecks(
  ctx: Context,
  workerId: string,
  said: readonly DisputeRow[],
): Promise<Finding[]> {
  const rows = await ctx.db
    .select({
      id: checks.id,
      kind: checks.kind,
      outcome: checks.outcome,
      note: checks.note,
      decidedAt: checks.decidedAt,
    })
    .from(checks)
    .where(and(eq(checks.workerId, workerId), eq(checks.status, 'decided'), isNull(checks.reusedFrom)));
  return rows.flatMap(({ id, kind, outcome, note, decidedAt }) => {
    const stands = isDisputable(outcome);
    const latest = said.find(({ checkId }) => checkId === id);
    const told = presentFinding({ stands, words: note, decidedAt }, latest);
    return told === undefined
      ? []
      : [{ kind: 'check' as const, id, check: kind, outcome, category: null, region: null, ...told }];
  });
}

async function findingsOfRecords(
  ctx: Context,
  workerId: string,
  said: readonly DisputeRow[],
): Promise<Finding[]> {
  const rows = await ctx.db
    .select({
      id: misconductReports.id,
      category: misconductReports.category,
      region: misconductReports.region,
      status: misconductReports.status,
      words: misconductReports.decisionNote,
      decidedAt: misconductReports.decidedAt,
    })
    .from(misconductReports)
    .where(eq(misconductReports.workerId, workerId));
  return rows.flatMap(({ id, category, region, status, words, decidedAt }) => {
    const latest = said.find(({ incidentId }) => incidentId === id);
    const told = presentFinding({ stands: status === 'upheld', words, decidedAt }, latest);
    return told === undefined
      ? []
      : [{ kind: 'record' as const, id, check: null, outcome: null, category, region, ...told }];
  });
}

/** The findings that are in no report yet, in the words of the first member who found so. */
async function findingsAhead(
  ctx: Context,
  workerId: string,
  said: readonly DisputeRow[],
): Promise<Finding[]> {
  const rows = await ctx.db
    .selectDistinctOn([checks.id], {
      check: checks,
      words: verdicts.note,
      foundAt: verdicts.createdAt,
    })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .innerJoin(verdicts, eq(verdicts.checkId, checks.id))
    .where(
      and(
        eq(checks.workerId, workerId),
        inArray(checks.status, reviewStatuses),
        isNotNull(checks.inReportFrom),
        eq(cases.status, 'open'),
        eq(verdicts.verdict, 'finding'),
        isNull(verdicts.endedAt),
      ),
    )
    .orderBy(checks.id, asc(verdicts.place));
  return rows.map(({ check, words, foundAt }) => {
    const latest = said.find(({ checkId }) => checkId === check.id);
    const isOpen = latest?.status === 'open';
    return {
      kind: 'check',
      id: check.id,
      check: check.kind,
      outcome: 'finding',
      category: null,
      region: null,
      words,
      found_at: foundAt.toISOString(),
      in_report_from: check.inReportFrom?.toISOString() ?? null,
      may_dispute: !isOpen,
      may_say_all: !isOpen && check.saidAllAt === null,
      dispute: latest === undefined ? null : presentDispute(latest),
    };
  });
}

interface Decision {
  /** Whether the decision counts against the worker today. */
  readonly stands: boolean;
  readonly words: string | null;
  readonly decidedAt: Date | null;
}

/**
 * The current state of a decision and of the worker's dispute. Undefined for a decision that is neither a
 * finding nor disputed.
 */
function presentFinding(
  { stands, words, decidedAt }: Decision,
  latest: DisputeRow | undefined,
):
  | Pick<Finding, 'words' | 'found_at' | 'in_report_from' | 'may_dispute' | 'may_say_all' | 'dispute'>
  | undefined {
  if (decidedAt === null || (!stands && latest === undefined)) return undefined;
  return {
    words: stands ? words : null,
    found_at: decidedAt.toISOString(),
    in_report_from: null,
    may_say_all: false,
    may_dispute: stands && latest?.status !== 'open',
    dispute: latest === undefined ? null : presentDispute(latest),
  };
}

/** The undecided incidents about which the team has asked the worker for a statement. */
async function listAsked(ctx: Context, workerId: string): Promise<Answer['asked']> {
  const rows = await ctx.db
    .select({
      id: misconductReports.id,
      category: misconductReports.category,
      region: misconductReports.region,
      question: misconductReports.question,
      askedAt: misconductReports.askedAt,
      statement: misconductReports.statement,
    })
    .from(misconductReports)
    .where(and(eq(misconductReports.workerId, workerId), eq(misconductReports.status, 'worker_asked')))
    .orderBy(desc(misconductReports.askedAt), desc(misconductReports.id));
  return rows.flatMap(({ askedAt, ...row }) =>
    askedAt === null ? [] : [{ ...row, asked_at: askedAt.toISOString() }],
  );
}
