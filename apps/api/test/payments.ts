import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as z from 'zod';
import { getPurchaseCallback, purchasePackage } from '@repo/api-client/contract/employer';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { kenyanPhone } from './phones.ts';
import { workers } from '../src/db/schema/people.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import type { TestApi } from './harness.ts';

/** The provider's own record of a payment, as the sandbox shows it to programs. */
const sandboxPayment = z.object({
  reference: z.string(),
  status: z.string(),
  amount: z.number(),
  refunds: z.array(z.object({ id: z.number(), amount: z.number(), status: z.string() })),
});
export type SandboxPayment = z.output<typeof sandboxPayment>;
export const sandboxPayments = z.object({ payments: z.array(sandboxPayment) });

export interface Opened {
  readonly authorization_url: string;
  readonly reference: string;
  readonly order_number: string;
}

/** The repeated steps of tests of payments, always through the real calls. */
export function paymentsOf(api: TestApi) {
  let phones = 20;
  return {
    /** A phone number that no test of this file has used. */
    nextPhone: () => `+2547000000${(phones += 1)}`,

    returnPage: `${api.origin}/post-payment-success`,

    /** A worker whom any employer may find, stored in the database as after a completed profile. */
    async listWorker(phone: string, name = 'Amani Test'): Promise<string> {
      const now = api.ctx.clock.now();
      const [row] = await api.ctx.db
        .insert(workers)
        .values({
          phone: kenyanPhone(phone),
          name,
          serviceType: 'Nanny',
          profileCompletedAt: now,
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: workers.id });
      return row?.id ?? '';
    },

    /** Invites a worker and returns the worker's id. `reply` is the worker's answer, if any. */
    async inviteWorker(token: string, phone: string, reply?: 'YES' | 'NO'): Promise<string> {
      const { nanny } = await api.make(initiateVerification, {
        token,
        body: { name: 'Pendo Test', phone, package_id: 17 },
      });
      if (reply !== undefined) await this.answerConsentRequest(phone, reply);
      return nanny.id;
    },

    async answerConsentRequest(phone: string, reply: 'YES' | 'NO'): Promise<void> {
      const [, number] = await api.waitForSms(phone, /Reply YES (\d+) or NO \1$/);
      await api.writeSms(phone, `${reply} ${number}`);
    },

    /** The call itself, with any answer. */
    tryToBuy: (token: string, nannyId: string, packageId = 17, body: object = {}) =>
      api.call('POST', '/api/employer/purchase-package', {
        token,
        body: {
          nanny_id: nannyId,
          package_id: packageId,
          callback_url: `${api.origin}/post-payment-success`,
          ...body,
        },
      }),

    async open(token: string, nannyId: string, packageId = 17): Promise<Opened> {
      const { data } = await api.make(purchasePackage, {
        token,
        body: {
          nanny_id: nannyId,
          package_id: packageId,
          callback_url: `${api.origin}/post-payment-success`,
        },
      });
      return data;
    },

    /** The payer acts on the hosted page. */
    async checkOut(
      { authorization_url }: Pick<Opened, 'authorization_url'>,
      outcome: 'success' | 'failed' | 'abandoned' = 'success',
      channel: 'mobile_money' | 'card' = 'mobile_money',
    ): Promise<void> {
      const { status } = await api.sandbox('POST', new URL(authorization_url).pathname, { outcome, channel });
      expect(status).toBe(200);
    },

    confirm: (token: string, reference: string) =>
      api.make(getPurchaseCallback, { token, query: { reference } }),
    tryToConfirm: (token: string, reference: string) =>
      api.call('GET', `/api/employer/purchase-callback?reference=${encodeURIComponent(reference)}`, {
        token,
      }),

    async paid(token: string, nannyId: string, packageId = 17): Promise<Opened> {
      const opened = await this.open(token, nannyId, packageId);
      await this.checkOut(opened);
      await this.confirm(token, opened.reference);
      return opened;
    },

    row: async (reference: string) => {
      const [row] = await api.ctx.db.select().from(purchases).where(eq(purchases.reference, reference));
      if (row === undefined) throw new Error(`No purchase ${reference}`);
      return row;
    },
    rowsOf: (nannyId: string) =>
      api.ctx.db
        .select()
        .from(purchases)
        .where(eq(purchases.workerId, nannyId))
        .orderBy(asc(purchases.createdAt)),

    async atProvider(reference: string): Promise<SandboxPayment> {
      return sandboxPayment.parse((await api.sandbox('GET', `/payments/${reference}`)).body);
    },
    allAtProvider: async (): Promise<SandboxPayment[]> =>
      sandboxPayments.parse((await api.sandbox('GET', '/payments')).body).payments,
    alter: (reference: string, change: object) => api.sandbox('PUT', `/payments/${reference}`, change),
    faults: (payments: object) => api.sandbox('PUT', '/faults', { payments }),
    heal: () => api.sandbox('PUT', '/faults', {}),
  };
}
