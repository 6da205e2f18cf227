import { and, desc, eq, getTableColumns, isNull, ne } from 'drizzle-orm';
import { isReusable } from '@repo/domain/reused-result';
import type { CheckKind } from '@repo/domain/check';
import { cases, checks, type CaseRow, type CheckRow } from '../../../db/schema/cases.ts';
import { consents } from '../../../db/schema/consents.ts';
import { purchases, refunds } from '../../../db/schema/purchases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { latestDecided } from '../../access/latest-decided.ts';

/**
 * What this employer's other cases about the same worker have decided that stands in this one too, by kind. Never out of
 * a case that was stopped, that she gets or got her money back for, or whose consent was withdrawn. Whoever calls it has
 * locked the worker, so that no decision about her is taken meanwhile.
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

/** What a check takes over from the one it stands on: the decision as it is now, whatever becomes of that one later. */
export const reusedValues = (from: CheckRow) =>
  ({
    status: 'decided',
    waitingOn: null,
    outcome: from.outcome,
    note: from.note,
    expiresOn: from.expiresOn,
    decidedBy: from.decidedBy,
    decidedAt: from.decidedAt,
    // The one that somebody decided, also where this has come a longer way.
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
