import { and, eq, isNull } from 'drizzle-orm';
import type { ConsentChannel } from '@repo/domain/consent';
import type { Context } from '../../../context.ts';
import { consentRequests, consents } from '../../../db/schema/consents.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { answerConsentRequest } from '../consent-requests/answer-consent-request.ts';
import type { ConsentRequestRow } from '../consent-requests/request-consent.ts';
import { withdrawConsents } from '../consents/withdraw-consents.ts';
import { recordRefusal } from '../record-refusal.ts';

/**
 * Ends everything between a worker and the employer of a consent request, at once (decisions 6): open requests
 * are declined, every consent is withdrawn, and the employer can ask nothing more. The team reads the block in
 * its list. A second block changes nothing. The caller has locked the worker.
 */
export async function blockEmployer(
  ctx: Context,
  tx: Transaction,
  { workerId, employerId, employerName }: ConsentRequestRow,
  channel: ConsentChannel,
): Promise<void> {
  const pair = and(eq(consentRequests.workerId, workerId), eq(consentRequests.employerId, employerId));
  const open = await tx.db
    .select({ id: consentRequests.id })
    .from(consentRequests)
    .where(and(pair, eq(consentRequests.status, 'open')));
  for (const { id } of open) await answerConsentRequest(ctx, tx, id, 'declined', channel);
  const given = await tx.db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(eq(consents.workerId, workerId), eq(consents.employerId, employerId), isNull(consents.withdrawnAt)),
    );
  await withdrawConsents(
    ctx,
    tx,
    workerId,
    given.map(({ id }) => id),
  );
  await recordRefusal(tx, { workerId, employerId, employerName }, { kind: 'blocked', channel });
  tx.audit({
    actor: `worker:${workerId}`,
    action: 'employer-blocked',
    subject: `employer:${employerId}`,
    details: { channel },
  });
}
