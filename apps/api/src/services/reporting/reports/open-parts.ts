import { reuseSourceOf } from '@repo/domain/reused-result';
import { shownStatus, stepsOfLevel, type CheckKind } from '@repo/domain/check';
import { idNumberEnding } from '@repo/domain/id-number';
import { RECORD_COUNTS_NO_MORE, RECORDS_UPHELD_SINCE } from '@repo/domain/misconduct';
import type { AccessLevel } from '@repo/domain/packages';
import { sectionState, type ReportSection } from '@repo/domain/report-sections';
import type { Context } from '../../../context.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import type { DeepCheck, Report } from './build-report.ts';
import type { ReportFacts } from './load-report-facts.ts';
import { listReferences, listWorkHistory, type HistoryOf } from './worker-history.ts';

interface ReadReport {
  readonly worker: WorkerRow;
  readonly about: Report['worker'];
  readonly level: AccessLevel;
  readonly facts: ReportFacts;
  /** The misconduct flags that this reader is shown: of now, or of the end of the report. */
  readonly flags: number | null;
}

/**
 * The parts that the level opens. A locked part is not in the object. The references and the work history
 * are read for an open part only.
 */
export async function openParts(ctx: Context, read: ReadReport): Promise<Partial<DeepCheck>> {
  const { level, facts } = read;
  if (level === 'none') return {};
  const isOpen = (section: ReportSection) => sectionState(level, section) === 'open';
  const result = (kind: CheckKind) => resultOf(facts.checks.get(kind), facts);
  return {
    ...(isOpen('identity') && { identity: identityOf(read) }),
    ...(isOpen('police_clearance') && { verification: { police_check: result('criminal_record') } }),
    ...(isOpen('health') && { health_check: healthOf(level, facts) }),
    ...(isOpen('misconduct') && { misconduct: misconductOf(read) }),
    ...(isOpen('social_screening') && { social_screening: result('social_media') }),
    ...(sectionState(level, 'references') !== 'locked' && {
      references_summary: {
        ...(isListed('references', facts)
          ? facts.references
          : { verified: null, total: null, unreached: null }),
        ...result('references'),
        ...(isOpen('references') ? {} : { notes: null }),
      },
    }),
    ...(isOpen('references') && {
      references: isListed('references', facts)
        ? await listReferences(ctx, { ...historyOf(read), buyer: facts.buyer })
        : [],
    }),
    ...(isOpen('work_history') && {
      work_history_summary: result('work_history'),
      work_history: isListed('work_history', facts) ? await listWorkHistory(ctx, historyOf(read)) : [],
    }),
  };
}

const historyOf = ({ worker, facts: { reported } }: ReadReport): HistoryOf => ({
  workerId: worker.id,
  until: reported?.end?.until ?? null,
});

/** Whether a list goes with its check. A check that has stopped has none. */
const isListed = (kind: CheckKind, { reported, checks }: ReportFacts): boolean =>
  reported !== undefined && (reported.case.status !== 'closed' || checks.has(kind));

/** Identity details show when a package exists and the identity is verified (employer spec 6). */
function identityOf({ worker, about, facts }: ReadReport): NonNullable<DeepCheck['identity']> {
  const { reported } = facts;
  const details = reported !== undefined && about.identityVerified;
  const ending = details && reported.end === null ? worker.nationalIdLast3 : null;
  return {
    ...resultOf(facts.checks.get('identity'), facts),
    full_name: details ? about.name : null,
    id_number: ending === null ? null : idNumberEnding(ending),
  };
}

type Result = NonNullable<NonNullable<DeepCheck['verification']>['police_check']>;

/**
 * A check's result in the wire format. Before the case is open, every check of the package is pending. A check that is
 * missing in a closed case has stopped.
 */
function resultOf(
  check: CheckRow | undefined,
  { disputes, reported, grounds }: Pick<ReportFacts, 'disputes' | 'reported' | 'grounds'>,
): Result {
  const decided = check?.status === 'decided';
  return {
    outcome: decided ? check.outcome : null,
    status:
      check === undefined
        ? reported?.case.status === 'closed'
          ? 'stopped'
          : 'pending'
        : shownStatus(check.status),
    notes: decided ? check.note : null,
    checked_at: decided ? (check.decidedAt?.toISOString() ?? null) : null,
    reused_from: check === undefined ? null : reuseSourceOf(check),
    ground: grounds.get(check?.id ?? '') ?? null,
    waiting_on: check?.waitingOn ?? null,
    due_at: check?.dueAt.toISOString() ?? null,
    ...(decided && disputes.isDisputed(check) ? { disputed: true as const } : {}),
  };
}

/** A record that was upheld after the check turns its clear result into a finding; one that counts no more, a finding into clear. */
function misconductOf({ flags, facts }: ReadReport): NonNullable<DeepCheck['misconduct']> {
  const result = resultOf(facts.checks.get('misconduct_registry'), facts);
  const upheldSince = result.outcome === 'clear' && flags !== null && flags > 0;
  const isOver = result.outcome === 'finding' && flags === 0;
  return {
    ...result,
    ...(upheldSince ? { outcome: 'finding', notes: RECORDS_UPHELD_SINCE } : {}),
    ...(isOver ? { outcome: 'clear', notes: RECORD_COUNTS_NO_MORE } : {}),
    records_found: isListed('misconduct_registry', facts) ? flags : null,
  };
}

const healthStatus = {
  clear: 'passed',
  finding: 'failed',
  unable_to_verify: 'pending',
  not_applicable: 'pending',
} as const;

/**
 * Standard opens the health section, premium performs the check. Without a check of its own, the section
 * shows the result of an earlier check for this same employer. Null means "not part of this package".
 */
function healthOf(level: AccessLevel, facts: ReportFacts): DeepCheck['health_check'] {
  const performed = level !== 'none' && stepsOfLevel[level].includes('health');
  const check = performed ? facts.checks.get('health') : facts.earlierHealth;
  if (!performed && check === undefined) return null;
  const result = resultOf(check, facts);
  const outcome = check?.status === 'decided' ? check.outcome : null;
  return {
    ...result,
    status: outcome === null ? 'pending' : healthStatus[outcome],
    expiry_date: outcome === null ? null : (check?.expiresOn ?? null),
  };
}
