import { and, desc, eq, getTableColumns, isNull, ne } from 'drizzle-orm';
import { isReusable } from '@repo/domain/reused-result';
import type { CheckKind } from '@repo/domain/check';
import { cases, checks, type CaseRow, type CheckRow } from '../../../db/schema/cases.ts';
import { consents } from '../../../db/schema/consents.ts';
import { purchases, refunds } from '../../../db/schema/purchases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { latestDecided } from '../../access/latest-decided.ts';

/**
 * The results from this employer's other cases about the same worker that this case can reuse, by kind. A
 * closed case gives none. A case whose purchase is or will be refunded gives none, nor does one whose consent
 * was withdrawn. The caller has locked the worker, so that no decision about her is taken meanwhile.
 */
export async function reusableResults(
  tx: Transaction,
  row: CaseRow,
): Promise<ReadonlyMap<CheckKind, CheckRow>> {
  const decided = await tx.db
    .selectDistinctOn([checks.kind], getTableColumns(checks))
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .innerJoin(purchases, eq(purchases.id, cases.purchaseId))
    .innerJoin(consents, eq(consents.id, cases.consentId))
    .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
    .where(
      and(
        eq(cases.employerId, row.employerId),
        eq(cases.workerId, row.workerId),
        ne(cases.id, row.id),
        ne(cases.status, 'closed'),
        eq(purchases.status, 'paid'),
        isNull(refunds.id),
        isNull(consents.withdrawnAt),
        eq(checks.status, 'decided'),
      ),
    )
    .orderBy(checks.kind, desc(checks.decidedAt), desc(checks.id));
  const latest = await latestDecided(tx.db, row.workerId);
  return new Map(
    decided.flatMap((check) => {
      const { kind, outcome, decidedAt, expiresOn } = check;
      if (outcome === null || decidedAt === null) return [];
      const decision = { kind, outcome, decidedAt, expiresOn };
      return isReusable(decision, latest.get(kind)?.outcome ?? null, tx.now) ? [[kind, check] as const] : [];
    }),
  );
}

/**
 * The values that a check copies from a decided check for a reused result. Later, only a correction after a
 * dispute changes them (`correct-check.ts`).
 */
export const reusedValues = (from: CheckRow) =>
  ({
    status: 'decided',
    waitingOn: null,
    outcome: from.outcome,
    note: from.note,
    expiresOn: from.expiresOn,
    decidedBy: from.decidedBy,
    secondedBy: from.secondedBy,
    decidedAt: from.decidedAt,
    // The check that the team decided, also when `from` is a reused result itself.
    reusedFrom: from.reusedFrom ?? from.id,
  }) as const;

export function auditReuse(tx: Transaction, actor: string, check: CheckRow): void {
  tx.audit({
    actor,
    action: 'check-result-reused',
    subject: `check:${check.id}`,
    details: {
      case: check.caseId,
      worker: check.workerId,
      kind: check.kind,
      outcome: check.outcome,
      from: check.reusedFrom,
    },
  });
}
