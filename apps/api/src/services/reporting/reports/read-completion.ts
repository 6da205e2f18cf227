import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getCompletion } from '@repo/api-client/contract/verifications';
import { reuseSourceOf } from '@repo/domain/reused-result';
import { type CheckKind, finalReviewCounts, shownStatus, stepsOfLevel } from '@repo/domain/check';
import { checkSources } from '@repo/domain/check-source';
import { completionOf } from '@repo/domain/completion';
import { nextActorOf } from '@repo/domain/next-act';
import type { AccessLevel } from '@repo/domain/packages';
import type { Context } from '../../../context.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { openDisputes, type OpenDisputes } from '../../access/open-disputes.ts';
import { latestPostponements, type LatestPostponements } from '../../casework/checks/latest-postponements.ts';
import { loadCase, type ReportedCase } from './load-report-facts.ts';
import { presentEnd } from './present-end.ts';
import { countNamedReferences } from './worker-history.ts';
import { readTrust, type Trust } from '../../trust/read-trust.ts';
import { shownFlags, shownTrust, WITHHELD_TRUST } from '../../trust/shown-trust.ts';
import { findTiedWorker } from '../../access/visibility.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { latestReportPurchase } from '../../access/latest-purchase.ts';
import { sectionOfCheck, sectionState } from '@repo/domain/report-sections';

export type Completion = AnswerOf<typeof getCompletion>;
/**
 * The progress of this employer's latest check of a worker that opens a report. Without a purchase there are no steps.
 * Before the worker's consent there are the steps of the package, none of them done.
 * @throws ServiceError `not-found` for a worker whom this employer cannot see.
 */
export function readCompletion(ctx: Context, employerId: string, workerId: string): Promise<Completion> {
  return withSnapshot(ctx, async (at) => {
    const worker = await findTiedWorker(at.db, { employerId, now: at.clock.now() }, workerId);
    const purchase = await latestReportPurchase(at.db, employerId, worker.id);
    const reported = purchase && (await loadCase(at, purchase.id));
    const until = reported?.end?.until ?? null;
    const references = await countNamedReferences(at, { workerId: worker.id, until });
    return presentCompletion({
      worker,
      level: purchase?.level ?? 'none',
      reported,
      postponements: await latestPostponements(at.db, purchase?.id),
      disputes: await openDisputes(at.db, worker.id),
      references,
      trust: await readTrust(at.db, worker, at.clock.now()),
    });
  });
}

export interface CompletionFacts {
  readonly worker: WorkerRow;
  readonly level: AccessLevel;
  readonly reported: ReportedCase | undefined;
  readonly postponements: LatestPostponements;
  readonly disputes: OpenDisputes;
  /** The number of referees that the worker has named. */
  readonly references: number;
  readonly trust: Trust;
}

export function presentCompletion(facts: CompletionFacts): Completion {
  const { worker, level, reported, references, trust } = facts;
  const rows = reported?.checks ?? [];
  const stopped = reported?.stopped ?? [];
  const planned = level === 'none' ? 0 : stepsOfLevel[level].length;
  const total = reported === undefined ? planned : rows.length + stopped.length;
  const review = finalReviewCounts(rows) ? rows.find((row) => row.kind === 'final_review') : undefined;
  const ended = presentEnd(reported);
  return {
    nanny_id: worker.id,
    ...completionOf(rows.filter((row) => isDone(row, rows)).length, total),
    ended,
    references_count:
      rows.some(({ kind }) => kind === 'references') && showsCheck(level, 'references') ? references : null,
    admin_notes: review?.note ?? null,
    ...(ended === null ? shownTrust(trust) : WITHHELD_TRUST),
    misconduct_flags: ended === null ? shownFlags(trust) : null,
    checks: [...rows, ...stopped]
      .toSorted((one, other) => one.step - other.step)
      .map((row) => (stopped.includes(row) ? presentStopped(row) : presentCheck(row, rows, facts))),
  };
}

const isDone = (row: CheckRow, all: readonly CheckRow[]): boolean =>
  row.status === 'decided' && (row.kind !== 'final_review' || finalReviewCounts(all));

/** A check that stopped. What was known of it by then is no result, so nothing of it is told. */
const presentStopped = ({ kind }: CheckRow): Completion['checks'][number] => ({
  kind,
  source: checkSources[kind],
  status: 'stopped',
  waiting_on: null,
  acts_next: null,
  outcome: null,
  due_at: null,
  postponement: null,
  decided_at: null,
  reused_from: null,
});

function presentCheck(
  row: CheckRow,
  all: readonly CheckRow[],
  { level, postponements, disputes }: CompletionFacts,
): Completion['checks'][number] {
  const othersDecided = all.every((each) => each.id === row.id || each.status === 'decided');
  // A final review that does not count yet has no outcome.
  const counts = row.kind !== 'final_review' || finalReviewCounts(all);
  const shown = showsCheck(level, row.kind);
  const postponement = postponements.get(row.id);
  return {
    kind: row.kind,
    source: checkSources[row.kind],
    // A final review that does not count is not done: that it is asked for anew would hint at a finding.
    status: counts ? shownStatus(row.status) : 'pending',
    waiting_on: row.waitingOn,
    acts_next: nextActorOf(row, othersDecided),
    ...(shown ? { outcome: counts ? row.outcome : null } : {}),
    due_at: row.dueAt.toISOString(),
    postponement:
      // A date that came forward again was not postponed.
      postponement === undefined || row.status === 'decided' || row.dueAt <= postponement.previousAt
        ? null
        : {
            previous_at: postponement.previousAt.toISOString(),
            reason: postponement.reason,
            moved_at: postponement.at.toISOString(),
          },
    decided_at: counts && row.status === 'decided' ? (row.decidedAt?.toISOString() ?? null) : null,
    reused_from: reuseSourceOf(row),
    // A dispute of the worker would reveal the outcome, so it is shown with the outcome only.
    ...(shown && counts && row.status === 'decided' && disputes.isDisputed(row)
      ? { disputed: true as const }
      : {}),
  };
}

/** Whether a level opens the outcome of a check, in full or as a summary. */
const showsCheck = (level: AccessLevel, kind: CheckKind): boolean =>
  sectionState(level, sectionOfCheck[kind]) !== 'locked';
