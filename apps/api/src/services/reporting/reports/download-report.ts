import { buffer } from 'node:stream/consumers';
import { reportFileName } from '@repo/domain/report-words';
import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { readPhoto } from '../../evidence/photos/read-photo.ts';
import { recordIssuedFile } from '../signatures/issued-files.ts';
import type { Report } from './build-report.ts';
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
  const drawn = await drawDocument(
    composeReport(report, ctx.config.publicOrigin, await photoOf(ctx, report)),
  );
  return {
    bytes: await issue(ctx, report, drawn),
    fileName: `${reportFileName(report.deepCheck.report?.number)}.pdf`,
  };
}

async function paidSubject(at: Context, employerId: string, id: string): Promise<ReportSubject> {
  const subject = await findReportSubject(at, employerId, id);
  if (subject.purchase === undefined) throw new ServiceError('payment-required', 'reportUnpaid');
  return subject;
}

/** Signs a report that has a code, and remembers its file. One without a code is not issued yet. */
async function issue(ctx: Context, { deepCheck, preparedAt }: Report, drawn: Buffer): Promise<Buffer> {
  if (deepCheck.report === null) return drawn;
  // Loaded with the first report: an idle process does not need this code.
  const { signReport } = await import('../signatures/sign-report.ts');
  const signed = await signReport(ctx, drawn, preparedAt);
  await recordIssuedFile(ctx, deepCheck.report.code, signed);
  return signed;
}

/** A larger photo, from an earlier version, would make a large file of every report. */
const PHOTO_BYTES = 64_000;

/** The photo as she shows it at this moment, or null. */
async function photoOf(ctx: Context, { worker }: Report): Promise<Buffer | null> {
  if (worker.photoKey === null) return null;
  try {
    const photo = await readPhoto(ctx, worker.photoKey);
    return photo.bytes > PHOTO_BYTES ? null : await buffer(await photo.open());
  } catch (error) {
    // She has hidden it since the report was read.
    if (error instanceof ServiceError && error.code === 'photoNotFound') return null;
    throw error;
  }
}
