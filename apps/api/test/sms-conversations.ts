import { and, eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import { getInvitationStatus } from '@repo/api-client/contract/invitations';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import { consentRequests, consents } from '../src/db/schema/consents.ts';
import { providerEvents, smsMessages } from '../src/db/schema/messages.ts';
import { workers } from '../src/db/schema/people.ts';
import { messageCallbackSecret } from '../src/security/tokens.ts';
import type { TestApi } from './harness.ts';
import { paymentsOf } from './payments.ts';
import { kenyanPhone } from './phones.ts';
import { untilSent } from './until-sent.ts';

/** Delivers a message as the provider does, with the provider's own id. The same id means the same message. */
export async function deliverSms(
  api: TestApi,
  message: { readonly id: string; readonly from: string; readonly text: string },
): Promise<void> {
  await untilSent(api, message.from);
  const secret = messageCallbackSecret(api.ctx.config.dataKey);
  const { status } = await api.call('POST', `/api/callbacks/africastalking/${secret}/inbound`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ to: '20880', ...message }).toString(),
  });
  expect(status).toBe(200);
}

/** The inbound SMS of workers, and their effects. */
export function conversationsOf(api: TestApi) {
  const { db } = api.ctx;
  const payments = paymentsOf(api);
  let delivered = 0;
  const invitationOf = async (token: string, nannyId: string) =>
    (await api.make(getInvitationStatus, { token, params: { nannyId } })).status;
  const requestsOf = (phone: string) =>
    db
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.phone, kenyanPhone(phone)))
      .orderBy(consentRequests.number);
  return {
    payments,
    invitationOf,
    requestsOf,
    /** Delivers a message as the provider does. Waits until the service has processed it. Every effect is queued by then. */
    async deliver(from: string, text: string, fields: Readonly<Record<string, string>> = {}) {
      delivered += 1;
      const id = `by-sms-${delivered}`;
      await deliverSms(api, { id, from, text, ...fields });
      await api.eventually(async () => {
        const [event] = await db
          .select({ processedAt: providerEvents.processedAt })
          .from(providerEvents)
          .where(eq(providerEvents.dedupeKey, id));
        expect(event?.processedAt).toEqual(expect.any(Date));
      });
    },
    async workerOf(phone: string) {
      const [row] = await db
        .select()
        .from(workers)
        .where(eq(workers.phone, kenyanPhone(phone)));
      return row;
    },
    /** A worker's phone has a text a moment before the service records the sending. */
    requestsBecome: (phone: string, expected: readonly object[]) =>
      api.eventually(async () => expect(await requestsOf(phone)).toMatchObject(expected)),
    consentsOf: (workerId: string) => db.select().from(consents).where(eq(consents.workerId, workerId)),
    sentFor: (phone: string, occasion: string) =>
      db
        .select()
        .from(smsMessages)
        .where(
          and(eq(smsMessages.phone, kenyanPhone(phone)), like(smsMessages.idempotencyKey, `${occasion}:%`)),
        ),
    becomes: (token: string, nannyId: string, status: string) =>
      api.eventually(async () => expect(await invitationOf(token, nannyId)).toBe(status)),
    /** A worker whom any employer may find, with the chosen language. */
    async listed(phone: string, language: WorkerLanguage = 'sw'): Promise<string> {
      const id = await payments.listWorker(phone);
      await db.update(workers).set({ language, languageChosen: true }).where(eq(workers.id, id));
      return id;
    },
  };
}
