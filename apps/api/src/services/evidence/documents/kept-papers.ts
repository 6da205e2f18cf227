import { and, desc, eq, gte, isNotNull, ne, or } from 'drizzle-orm';
import type { CheckKind } from '@repo/domain/check';
import { checkOfDocument, documentOfCheck } from '@repo/domain/check-source';
import { cases, checks } from '../../../db/schema/cases.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { DocumentRow } from './current-document.ts';

/**
 * The papers for a check of this kind that a member can still open, the newest first: the worker's current one, and
 * earlier ones that ground a finding.
 */
export async function keptPapers(
  tx: Transaction,
  { kind, workerId }: { readonly kind: CheckKind; readonly workerId: string },
): Promise<readonly DocumentRow[]> {
  const slot = documentOfCheck(kind);
  if (slot === null) return [];
  return tx.db
    .select()
    .from(workerDocuments)
    .where(
      and(
        eq(workerDocuments.workerId, workerId),
        eq(workerDocuments.slot, slot),
        isNotNull(workerDocuments.fileKey),
      ),
    )
    .orderBy(desc(workerDocuments.uploadedAt));
}

/**
 * Whether a paper grounds a finding, so that its file stays although the team rejects it or the worker replaces it or takes
 * it back: the issuer did not confirm it, or a member has said "finding" since she sent it, and that finding stands or is
 * not decided. Another member, and the member who rules on a dispute, must be able to open it. The caller has locked the worker.
 */
export async function groundsFinding(
  tx: Transaction,
  { workerId, slot, uploadedAt, reason }: Pick<DocumentRow, 'workerId' | 'slot' | 'uploadedAt' | 'reason'>,
): Promise<boolean> {
  const kind = checkOfDocument[slot];
  if (kind === undefined) return false;
  if (reason === 'not_confirmed') return true;
  const [said] = await tx.db
    .select({ id: verdicts.id })
    .from(verdicts)
    .innerJoin(checks, eq(checks.id, verdicts.checkId))
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(checks.kind, kind),
        eq(verdicts.verdict, 'finding'),
        gte(verdicts.createdAt, uploadedAt),
        or(eq(checks.outcome, 'finding'), and(ne(checks.status, 'decided'), eq(cases.status, 'open'))),
      ),
    )
    .limit(1);
  return said !== undefined;
}
