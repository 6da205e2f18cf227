import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { cases, reports } from '../../../db/schema/cases.ts';
import { revokedReportCodes } from '../../../db/schema/report-codes.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { newReportCode, readReportCode } from '../../casework/cases/report-code.ts';

/**
 * Revokes a code, so that a person with its link learns nothing any more, and gives the report a new one. A
 * second call changes nothing.
 * @returns the code that the report has now.
 * @throws ServiceError `not-found` unless the report is this employer's.
 */
export async function revokeReportCode(ctx: Context, employerId: string, typed: string): Promise<string> {
  const code = readReportCode(typed);
  return withTransaction(ctx, async (tx) => {
    const own = tx.db.select({ id: cases.id }).from(cases).where(eq(cases.employerId, employerId));
    const [report] = await tx.db
      .update(reports)
      .set({ code: newReportCode() })
      .where(and(eq(reports.code, code), inArray(reports.caseId, own)))
      .returning({ id: reports.id, code: reports.code });
    if (report === undefined) return codeAfter(tx, employerId, code);
    await tx.db.insert(revokedReportCodes).values({ code, reportId: report.id, revokedAt: tx.now });
    tx.audit({
      actor: `employer:${employerId}`,
      action: 'revoked-report-code',
      subject: `report:${report.id}`,
      details: {},
    });
    return report.code;
  });
}

/** The current code of a report whose earlier code was revoked before. */
async function codeAfter(tx: Transaction, employerId: string, revoked: string): Promise<string> {
  const [report] = await tx.db
    .select({ code: reports.code })
    .from(revokedReportCodes)
    .innerJoin(reports, eq(reports.id, revokedReportCodes.reportId))
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(and(eq(revokedReportCodes.code, revoked), eq(cases.employerId, employerId)));
  if (report === undefined) throw notFound('reportNotFound');
  return report.code;
}
