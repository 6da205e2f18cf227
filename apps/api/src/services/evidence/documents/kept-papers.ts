import { and, between, desc, eq, isNotNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { CheckKind } from '@repo/domain/check';
import { checkOfDocument, documentOfCheck } from '@repo/domain/check-source';
import { cases, checks } from '../../../db/schema/cases.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { DocumentRow } from './current-document.ts';

type Paper = Pick<DocumentRow, 'workerId' | 'slot' | 'status' | 'reason' | 'uploadedAt' | 'endedAt'>;

/**
 * The papers by which a check of this kind is decided and that a member can open, the newest first: the worker's current
 * one, and the evidence among the others.
 */
export async function keptPapers(
  tx: Transaction,
  { kind, workerId }: { readonly kind: CheckKind; readonly workerId: string },
): Promise<readonly DocumentRow[]> {
  const slot = documentOfCheck(kind);
  if (slot === null) return [];
  const filed = await tx.db
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
  const kept = [];
  for (const paper of filed) if (isUsable(paper) || (await isEvidence(tx, paper))) kept.push(paper);
  return kept;
}

const isUsable = ({ status, endedAt }: Paper): boolean => endedAt === null && status !== 'rejected';

/**
 * Whether a paper is evidence, so that its file stays although the team rejects it, or the worker replaces it or takes it
 * back. It is while an undecided check of hers can rest on it: the team accepted it, or the issuer did not confirm it. And
 * it is since a member said "finding", while that is not decided or stands: another member, and the member who rules on a
 * dispute, must be able to open it. The caller has locked the worker.
 */
export async function isEvidence(tx: Transaction, paper: Paper): Promise<boolean> {
  const kind = checkOfDocument[paper.slot];
  if (kind === undefined) return false;
  const byIt = and(eq(checks.workerId, paper.workerId), eq(checks.kind, kind));
  return (wasJudged(paper) && (await isCheckOpen(tx, paper, byIt))) || isAccused(tx, paper, byIt);
}

const wasJudged = ({ status, reason }: Paper): boolean => status === 'accepted' || reason === 'not_confirmed';

const isUndecided = and(ne(checks.status, 'decided'), eq(cases.status, 'open'));

/** Whether the paper was hers while one of these checks was open that is not decided yet. */
async function isCheckOpen(tx: Transaction, { endedAt }: Paper, byIt: SQL | undefined): Promise<boolean> {
  const open = await tx.db
    .select({ id: checks.id })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(and(byIt, isUndecided, lte(checks.createdAt, endedAt ?? tx.now)))
    .limit(1);
  return open.length > 0;
}

/** Whether a member said "finding" while the paper was hers, in one of these checks that is not decided or came to that. */
async function isAccused(
  tx: Transaction,
  { uploadedAt, endedAt }: Paper,
  byIt: SQL | undefined,
): Promise<boolean> {
  const said = await tx.db
    .select({ id: verdicts.id })
    .from(verdicts)
    .innerJoin(checks, eq(checks.id, verdicts.checkId))
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        byIt,
        eq(verdicts.verdict, 'finding'),
        between(verdicts.createdAt, uploadedAt, endedAt ?? tx.now),
        or(eq(checks.outcome, 'finding'), isUndecided),
      ),
    )
    .limit(1);
  return said.length > 0;
}
