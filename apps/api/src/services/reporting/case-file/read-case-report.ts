import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getCaseReport } from '@repo/api-client/contract/cases';
import type { Context } from '../../../context.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { ownPurchase } from '../../access/latest-purchase.ts';
import { refuseUnheld } from '../../work/holders.ts';
import { buildReport } from '../reports/build-report.ts';
import { findCase } from './find-case.ts';

/**
 * The report of a case as its employer reads it now, without the numbers of referees. It is built by the same code, so the
 * team sees what she sees. An audit row names the member before it is sent.
 * @throws ServiceError `not-found`; `forbidden` when the member holds no work about the worker, or knows somebody around her.
 */
export async function readCaseReport(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<AnswerOf<typeof getCaseReport>> {
  await withTransaction(ctx, async (tx) => {
    const { worker } = await findCase(tx.db, id);
    await refuseConflict(tx.db, memberId, worker.id);
    await refuseUnheld(tx.db, memberId, worker.id);
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'report-read',
      subject: `case:${id}`,
      details: { worker: worker.id },
    });
  });
  const { deepCheck, completion, reviews } = await withSnapshot(ctx, async (at) => {
    const { worker, purchase } = await findCase(at.db, id);
    const bought = await ownPurchase(at.db, purchase.employerId, purchase.id);
    return buildReport(at, { worker, purchase: bought?.opensReport === true ? bought : undefined });
  });
  // A member calls a referee from the call sheet, where a look at the number is on record.
  const references = deepCheck.references?.map((reference) => ({ ...reference, ref_contact: null }));
  return { report: { ...deepCheck, references }, completion, reviews: [...reviews] };
}
