import { showsIdentityDetails } from '@repo/domain/report-sections';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { consentedLevel } from '../../access/consented-level.ts';
import { recordLooks } from '../../people/looks/record-looks.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { findReportSubject } from './find-report-subject.ts';

/** An employer compares a number with a card in the hand. More looks would copy the numbers of many workers. */
const LIMIT = {
  kind: 'id-numbers-shown',
  times: 30,
  withinMilliseconds: 86_400_000,
  refusal: 'idNumbersTooOften',
} as const;

/**
 * The full ID number of the worker of a report (decisions 6). The look is stored, with its audit row, before the answer
 * is sent. `id` is a purchase or an invitation of this employer, or a worker whom the employer can see.
 * @throws ServiceError `not-found` for any other id, where the report shows no ID number, and after
 * a withdrawal or 90 days from its issue; `too-many` above 30 a day.
 */
export async function showIdNumber(ctx: Context, employerId: string, id: string): Promise<string> {
  const { worker, purchase } = await findReportSubject(ctx, employerId, id);
  return withTransaction(ctx, async (tx) => {
    const level = await consentedLevel(tx.db, purchase, tx.now);
    if (
      purchase === undefined ||
      worker.nationalIdCipher === null ||
      !showsIdentityDetails(level, worker.smileStatus)
    )
      throw notFound('idNumberNotShown');
    await consumeRateLimit(tx.db, LIMIT, employerId, tx.now);
    await recordLooks(tx, employerId, 'id_number', [worker.id]);
    tx.audit({
      actor: `employer:${employerId}`,
      action: 'looked-at-id-number',
      subject: `worker:${worker.id}`,
      details: { purchase: purchase.id },
    });
    return ctx.secrets.open(worker.nationalIdCipher);
  });
}
