import type { Context } from '../../../context.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { buildReport, type DeepCheck, type Report } from './build-report.ts';
import type { ReportSubject } from './find-report-subject.ts';

/**
 * Reads a report in one snapshot, so that its parts do not contradict each other. The contacts of
 * references are unmasked data. Showing them writes an audit row before the answer is sent.
 */
export async function readReport(
  ctx: Context,
  employerId: string,
  find: (at: Context) => Promise<ReportSubject>,
): Promise<Report> {
  const report = await withSnapshot(ctx, async (at) => buildReport(at, await find(at)));
  await auditUnmasked(ctx, employerId, report.deepCheck);
  return report;
}

async function auditUnmasked(ctx: Context, employerId: string, deepCheck: DeepCheck): Promise<void> {
  const contacts = (deepCheck.references ?? []).filter(({ ref_contact }) => ref_contact !== null).length;
  if (contacts === 0) return;
  await withTransaction(ctx, async (tx) => {
    tx.audit({
      actor: `employer:${employerId}`,
      action: 'looked-at-unmasked-data',
      subject: `worker:${deepCheck.nanny_id}`,
      details: { referenceContacts: contacts },
    });
    return Promise.resolve();
  });
}
