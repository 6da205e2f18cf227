import { reportFileName } from '@repo/domain/report-words';
import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { composeReport } from './compose-report.ts';
import { findReportSubject, type ReportSubject } from './find-report-subject.ts';
import { drawDocument } from './pdf/draw-document.ts';
import { readReport } from './read-report.ts';

export interface PrintedReport {
  readonly bytes: Buffer;
  readonly fileName: string;
}

/**
 * The report as PDF, complete or not. An incomplete report says so. `id` is a purchase or an invitation of
 * this employer, or a worker whom the employer can see.
 * @throws ServiceError `not-found` for any other id, `payment-required` when there is no paid check.
 */
export async function downloadReport(ctx: Context, employerId: string, id: string): Promise<PrintedReport> {
  const report = await readReport(ctx, employerId, (at) => paidSubject(at, employerId, id));
  return {
    bytes: await drawDocument(composeReport(report, ctx.config.publicOrigin)),
    fileName: `${reportFileName(report.deepCheck.report?.number)}.pdf`,
  };
}

async function paidSubject(at: Context, employerId: string, id: string): Promise<ReportSubject> {
  const subject = await findReportSubject(at, employerId, id);
  if (subject.purchase === undefined) throw new ServiceError('payment-required', 'reportUnpaid');
  return subject;
}
