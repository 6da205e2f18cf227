import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getCase } from '@repo/api-client/contract/cases';
import { waitingOnValues } from '@repo/domain/check';
import { nextActorOf } from '@repo/domain/next-act';
import { packageName } from '@repo/domain/packages';
import type { Context } from '../../../context.ts';
import { checks, type CheckRow } from '../../../db/schema/cases.ts';
import { checkAttachments } from '../../../db/schema/check-attachments.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { personVersion } from '../../casework/checks/person-version.ts';
import { attachedTo } from '../../evidence/attachments/kept-attachments.ts';
import { holdsWorkAbout } from '../../work/holders.ts';
import { checksOfCase, workBesideChecks, type CheckWork } from '../../work/list-work-about.ts';
import { findCase, type FoundCase } from './find-case.ts';
import { readEvents } from './read-events.ts';

type Case = AnswerOf<typeof getCase>;

/**
 * A case with its checks, the other work about its worker, and what happened, in one snapshot. It has no personal data.
 * @throws ServiceError `not-found`; `forbidden` when the member knows somebody around the worker.
 */
export const readCase = (ctx: Context, memberId: string, id: string): Promise<Case> =>
  withSnapshot(ctx, async (at) => {
    const found = await findCase(at.db, id);
    const { case: row, purchase, worker } = found;
    await refuseConflict(at.db, memberId, row.workerId);
    const looking = { readerId: memberId, now: at.clock.now() };
    const rows = await at.db.select().from(checks).where(eq(checks.caseId, id)).orderBy(asc(checks.step));
    const work = await checksOfCase(at.db, id, looking);
    const said = await saidBy(at, memberId, rows);
    const attached = await checksWithFiles(at, rows);
    const version = personVersion(at, worker);
    const presented = rows.flatMap((check) => {
      const each = work.get(check.id);
      return each === undefined ? [] : [presentCheck(check, { work: each, rows, said, attached, version })];
    });
    return {
      id,
      nanny_id: row.workerId,
      status: row.status,
      level: row.level,
      package_name: packageName(purchase.packageId),
      opened_at: row.openedAt.toISOString(),
      completed_at: row.completedAt?.toISOString() ?? null,
      due_at: lastDue(row.status, presented),
      holds: await holdsWorkAbout(at.db, memberId, row.workerId),
      checks: presented,
      related: [...(await workBesideChecks(at.db, row.workerId, looking))],
      ...(await readEvents(at.db, found, rows, undefined)),
    };
  });

async function saidBy(
  { db }: Context,
  memberId: string,
  rows: readonly CheckRow[],
): Promise<ReadonlySet<string | null>> {
  const ids = rows.map(({ id }) => id);
  const given = await db
    .select({ checkId: verdicts.checkId })
    .from(verdicts)
    .where(and(inArray(verdicts.checkId, ids), eq(verdicts.memberId, memberId), isNull(verdicts.endedAt)));
  return new Set(given.map(({ checkId }) => checkId));
}

/** The checks to which members added files that are kept. */
async function checksWithFiles({ db }: Context, rows: readonly CheckRow[]): Promise<ReadonlySet<string>> {
  const kept = await db
    .select({ checkId: checkAttachments.checkId })
    .from(checkAttachments)
    .where(and(inArray(checkAttachments.checkId, rows.map(attachedTo)), isNotNull(checkAttachments.fileKey)));
  return new Set(kept.map(({ checkId }) => checkId));
}

interface Around {
  readonly work: CheckWork;
  readonly rows: readonly CheckRow[];
  readonly said: ReadonlySet<string | null>;
  readonly attached: ReadonlySet<string>;
  readonly version: string;
}

function presentCheck(
  check: CheckRow,
  { work: { isOpen, ...work }, rows, said, attached, version }: Around,
): Case['checks'][number] {
  const othersDecided = rows.every(({ id, status }) => id === check.id || status === 'decided');
  return {
    ...work,
    check_kind: check.kind,
    status: check.status,
    waiting_on: waitingOnValues.find((who) => who === check.waitingOn) ?? null,
    acts_next: nextActorOf(check, othersDecided),
    outcome: check.outcome,
    decided_at: check.decidedAt?.toISOString() ?? null,
    expected_at: check.dueAt.toISOString(),
    in_report_from: check.status === 'confirmed' ? (check.inReportFrom?.toISOString() ?? null) : null,
    reused: check.reusedFrom !== null,
    is_open: isOpen,
    had_say: said.has(check.id),
    has_attachments: attached.has(attachedTo(check)),
    version,
  };
}

/** The day that is told for the last undecided check. */
function lastDue(status: FoundCase['case']['status'], rows: Case['checks']): string | null {
  if (status !== 'open') return null;
  const due = rows.filter((each) => each.status !== 'decided').map(({ expected_at }) => expected_at);
  return due.toSorted().at(-1) ?? null;
}
