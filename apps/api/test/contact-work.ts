import { eq } from 'drizzle-orm';
import { getContactStatus, requestContact } from '@repo/api-client/contract/contact-requests';
import { DEFAULT_CONTACT_MESSAGE } from '@repo/domain/contact-request';
import { expect } from 'vitest';
import { contactRequests } from '../src/db/schema/consents.ts';
import type { TestApi } from './harness.ts';
import { paymentsOf } from './payments.ts';

/** The repeated steps of tests of contact requests, always through the real calls. */
export function contactsOf(api: TestApi) {
  let people = 0;
  /** A number that no other test uses. */
  const newPhone = () => {
    people += 1;
    return `+2547000131${String(people).padStart(2, '0')}`;
  };
  const statusOf = (token: string, nannyId: string) =>
    api.make(getContactStatus, { token, params: { nannyId } });
  return {
    newPhone,

    /** An employer without requests. The daily limit is only five requests. */
    async newEmployer(name = 'Otieno Test') {
      const phone = newPhone();
      return { phone, token: await api.signInEmployer(phone, name) };
    },

    /** A worker whom any employer may find. */
    async newWorker() {
      const phone = newPhone();
      return { phone, id: await paymentsOf(api).listWorker(phone) };
    },

    ask: (token: string, nannyId: string, message = DEFAULT_CONTACT_MESSAGE) =>
      api.make(requestContact, { token, body: { nanny_id: nannyId, message } }),
    /** The call itself, with any answer. */
    tryToAsk: (token: string, nannyId: string, message = DEFAULT_CONTACT_MESSAGE) =>
      api.call('POST', '/contact-requests', { token, body: { nanny_id: nannyId, message } }),

    statusOf,
    becomes: (token: string, nannyId: string, status: string) =>
      api.eventually(async () => expect(await statusOf(token, nannyId)).toMatchObject({ status })),

    rowsOf: (workerId: string) =>
      api.ctx.db.select().from(contactRequests).where(eq(contactRequests.workerId, workerId)),
  };
}
