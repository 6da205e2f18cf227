import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { lookUpIssuedFile as lookUpIssuedFileCall } from '@repo/api-client/contract/report-codes';
import type { Context } from '../../../context.ts';
import { reports } from '../../../db/schema/cases.ts';
import { issuedFiles } from '../../../db/schema/report-signatures.ts';
import { lookUpReportCode } from '../report-codes/look-up-report-code.ts';

/** Remembers the fingerprint of a file before it is sent, so that whoever gets it can compare it. */
export async function recordIssuedFile(ctx: Context, code: string, file: Buffer): Promise<void> {
  const [report] = await ctx.db.select({ id: reports.id }).from(reports).where(eq(reports.code, code));
  // The employer revoked the code at this moment: no page would know the file.
  if (report === undefined) return;
  await ctx.db
    .insert(issuedFiles)
    .values({
      sha256: createHash('sha256').update(file).digest('hex'),
      reportId: report.id,
      code,
      issuedAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
}

/**
 * Whether a file with this fingerprint was issued under a code, and for the report as it is now complete. A code that was revoked or withdrawn proves nothing, and
 * neither does its file.
 * @throws ServiceError `not-found` and `too-many`, as the page of a code.
 */
export async function lookUpIssuedFile(
  ctx: Context,
  address: string,
  { code, sha256 }: { readonly code: string; readonly sha256: string },
): Promise<AnswerOf<typeof lookUpIssuedFileCall>> {
  const { report } = await lookUpReportCode(ctx, address, code);
  if (report === null) return { issued_at: null, final: false };
  const [file] = await ctx.db
    .select({ issuedAt: issuedFiles.issuedAt })
    .from(issuedFiles)
    .innerJoin(reports, eq(reports.id, issuedFiles.reportId))
    .where(
      and(
        eq(issuedFiles.sha256, sha256),
        eq(reports.number, report.number),
        eq(issuedFiles.code, reports.code),
      ),
    );
  if (file === undefined) return { issued_at: null, final: false };
  return {
    issued_at: file.issuedAt.toISOString(),
    final: report.issued_at !== null && file.issuedAt >= new Date(report.issued_at),
  };
}
