import { eq } from 'drizzle-orm';
import { stepsOfLevel, type CheckKind, type WaitingOn } from '@repo/domain/check';
import { formatDate } from '@repo/domain/dates';
import { checkDueAt } from '@repo/domain/check-due-date';
import { startingCheck } from '@repo/domain/verification-case';
import type { Context } from '../../../context.ts';
import { type CaseRow, cases, checks, reports } from '../../../db/schema/cases.ts';
import { packages } from '../../../db/schema/purchases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { readableCode } from '../../../security/tokens.ts';
import { notifyOfEmployer } from '../../messaging/notifications/notify-of-employer.ts';
import { latestDecided } from '../../access/latest-decided.ts';
import { newReportCode } from './report-code.ts';
import { auditReuse, reusableResults, reusedValues } from './reused-results.ts';
import { lockWorker } from '../../access/lock-worker.ts';

export interface OpenCaseInput {
  readonly purchase: {
    readonly id: string;
    readonly employerId: string;
    readonly workerId: string;
    readonly packageId: number;
  };
  readonly consentId: string;
}

/**
 * Opens the case of a paid purchase whose worker has consented (decisions 8). It gets one check per step of
 * its level, each with its due date, and an empty report. Recent results from another package of this
 * employer are reused. There is one case per purchase: a repeated call returns the existing case.
 */
export async function openCase(
  ctx: Context,
  tx: Transaction,
  { purchase, consentId }: OpenCaseInput,
): Promise<CaseRow> {
  const [sold] = await tx.db
    .select({ level: packages.level })
    .from(packages)
    .where(eq(packages.id, purchase.packageId));
  if (sold === undefined) throw new Error('The package of a purchase is gone');
  const [opened] = await tx.db
    .insert(cases)
    .values({
      purchaseId: purchase.id,
      consentId,
      employerId: purchase.employerId,
      workerId: purchase.workerId,
      level: sold.level,
      openedAt: tx.now,
    })
    .onConflictDoNothing({ target: cases.purchaseId })
    .returning();
  if (opened === undefined) {
    const [existing] = await tx.db.select().from(cases).where(eq(cases.purchaseId, purchase.id));
    if (existing === undefined) throw new Error('The case was not stored');
    return existing;
  }
  const reused = await addChecks(ctx, tx, opened, purchase.packageId);
  await addReport(tx, opened.id);
  tx.audit({
    actor: 'system',
    action: 'case-opened',
    subject: `case:${opened.id}`,
    details: {
      purchase: purchase.id,
      worker: purchase.workerId,
      consent: consentId,
      level: opened.level,
      reused: reused.join(' ') || null,
    },
  });
  // The score can now rise as far as the checks reach.
  tx.factsChanged(opened.workerId);
  await notifyOfEmployer(ctx, tx, opened, { kind: 'check_started', key: `check-started:${opened.id}` });
  return opened;
}

/** @returns the kinds of the reused results. */
async function addChecks(
  ctx: Context,
  tx: Transaction,
  opened: CaseRow,
  packageId: number,
): Promise<readonly CheckKind[]> {
  const worker = await lockWorker(tx, opened.workerId);
  const decided = await reusableResults(tx, opened);
  const identityVerified = worker.smileStatus === 'verified';
  const note = identityVerified ? await verifiedEarlierNote(tx, opened.workerId) : null;
  const steps: readonly CheckKind[] = stepsOfLevel[opened.level];
  // The worker may have sent her photos or named her references already.
  const waitsOn = new Map<CheckKind, WaitingOn | null>();
  for (const kind of steps) waitsOn.set(kind, await ctx.evidenceOfChecks[kind].waitsOn(tx, worker.id));
  const hasPoliceCertificate = decided.has('criminal_record') || waitsOn.get('criminal_record') === null;
  const rows = steps.map((kind, index): typeof checks.$inferInsert => {
    const row = {
      caseId: opened.id,
      workerId: opened.workerId,
      kind,
      step: index + 1,
      dueAt: checkDueAt(kind, packageId, tx.now, { hasPoliceCertificate, steps }),
      createdAt: tx.now,
    };
    const from = decided.get(kind);
    if (from !== undefined) return { ...row, ...reusedValues(from) };
    const start = { ...row, ...startingCheck(kind, identityVerified, waitsOn.get(kind) ?? null) };
    return start.status === 'decided' ? { ...start, note, decidedAt: tx.now } : start;
  });
  const added = await tx.db.insert(checks).values(rows).returning();
  const reused = added.filter((check) => check.reusedFrom !== null);
  for (const check of reused) auditReuse(tx, 'system', check);
  return reused.map(({ kind }) => kind);
}

/**
 * The note on an identity that is already proven, because the worker is not asked twice. It contains the date
 * of the earlier proof if that is stored.
 */
async function verifiedEarlierNote(tx: Transaction, workerId: string): Promise<string> {
  const earlier = (await latestDecided(tx.db, workerId)).get('identity');
  return earlier?.outcome === 'clear' && earlier.decidedAt !== null
    ? `Verified earlier, on ${formatDate(earlier.decidedAt)}.`
    : 'Verified earlier by the identity provider.';
}

const NUMBER_TRIES = 5;

/**
 * Adds the report of a case, with a number and a code. People name a report by its number in a conversation.
 * The code proves that the report is genuine.
 */
async function addReport(tx: Transaction, caseId: string): Promise<void> {
  for (let attempt = 1; attempt <= NUMBER_TRIES; attempt += 1) {
    const number = `R-${readableCode(4)}-${readableCode(4)}`;
    const [added] = await tx.db
      .insert(reports)
      .values({ caseId, number, code: newReportCode(), createdAt: tx.now })
      .onConflictDoNothing({ target: reports.number })
      .returning({ id: reports.id });
    if (added !== undefined) return;
  }
  throw new Error('No free report number was found');
}
