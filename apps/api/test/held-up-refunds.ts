import { and, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { listRefunds } from '@repo/api-client/contract/refunds';
import { refundDetails } from '../src/db/schema/refund-details.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { caseWorkOf } from './case-work.ts';
import type { TestApi } from './harness.ts';
import type { paymentsOf } from './payments.ts';
import { refundWorkOf } from './refund-work.ts';

export const PAYER = '+254700000010';
export const DETAILS = { account_number: '0700000010', bank_id: '9' };
export const DIFFERENT = { ...DETAILS, account_number: '0700000011' };

/** Refunds that the provider holds up until two members enter an account. */
export async function heldUpRefundsOf(api: TestApi, pay: ReturnType<typeof paymentsOf>) {
  const { refundOf, expectAtRest } = refundWorkOf(api);
  const token = await api.signInEmployer(PAYER, 'Njeri Test');
  const team = await caseWorkOf(api).opsToken();
  const colleague = await caseWorkOf(api).colleagueToken();
  const retry = (id: string, body: object = DETAILS, by = team) =>
    api.call('POST', `/api/ops/refunds/${id}/retry`, { token: by, body });
  return {
    /** Sessions of the employer who paid, and of two administrators. */
    token,
    team,
    colleague,
    retry,

    heldUp: async () => {
      const phone = pay.nextPhone();
      const opened = await pay.paid(token, await pay.listWorker(phone));
      await pay.alter(opened.reference, { refund_outcome: 'needs-attention' });
      await pay.answerConsentRequest(phone, 'NO');
      const refund = await api.eventually(async () => {
        const row = await refundOf(opened.reference);
        expect(row).toMatchObject({ status: 'needs-attention', askingUntil: null });
        await expectAtRest();
        return row;
      });
      return { ...opened, id: refund?.id ?? '' };
    },

    list: async (status?: string) =>
      (await api.make(listRefunds, { token: team, ...(status === undefined ? {} : { query: { status } }) }))
        .refunds,

    /** The entry of one member, which waits for another. */
    enter: async (id: string, body: object = DETAILS, by = team): Promise<void> => {
      expect(await retry(id, body, by)).toMatchObject({
        status: 200,
        body: { refund: { status: 'needs-attention', standing: 'second_look' } },
      });
    },

    entriesOf: (refundId: string) =>
      api.ctx.db.select().from(refundDetails).where(eq(refundDetails.refundId, refundId)),
    openEntriesOf: (refundId: string) =>
      api.ctx.db
        .select()
        .from(refundDetails)
        .where(and(eq(refundDetails.refundId, refundId), isNull(refundDetails.endedAt))),

    /** What members of the team did about the refund of a payment, in the audit trail. */
    teamLinesOf: async (reference: string) => {
      const { id } = await pay.row(reference);
      const lines = await api.ctx.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `purchase:${id}`))
        .orderBy(auditLog.id);
      return lines.filter(({ actor }) => actor.startsWith('ops:'));
    },
  };
}
