import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { blockEmployer } from '@repo/api-client/contract/blocks';
import { listContacts } from '@repo/api-client/contract/contact-requests';
import { consentRequests } from '../src/db/schema/consents.ts';
import { workers } from '../src/db/schema/people.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { contactsOf } from './contact-work.ts';
import { paymentsOf } from './payments.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const contacts = contactsOf(api);

const listed = async (token: string) => (await api.make(listContacts, { token })).contacts;

/** A worker who shares her number with an employer. */
async function shared() {
  const [employer, worker] = [await contacts.newEmployer(), await contacts.newWorker()];
  await contacts.ask(employer.token, worker.id);
  expect(await listed(employer.token)).toEqual([]);
  await paymentsOf(api).answerConsentRequest(worker.phone, 'YES');
  await contacts.becomes(employer.token, worker.id, 'approved');
  return { employer, worker };
}

it('stays in the list, with its number to be had, when the worker is not listed any more', async () => {
  const { employer, worker } = await shared();
  await api.ctx.db.update(workers).set({ listed: false }).where(eq(workers.id, worker.id));
  expect(await listed(employer.token)).toEqual([
    { nanny_id: worker.id, name: 'Amani Test', service_type: 'Nanny', shared_at: expect.any(String) },
  ]);
  expect(await contacts.statusOf(employer.token, worker.id)).toMatchObject({
    data: { contact_info: { phone: worker.phone } },
  });
  expect(await listed((await contacts.newEmployer()).token)).toEqual([]);
});

it('leaves the list when she takes her approval back', async () => {
  const { employer, worker } = await shared();
  await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker.id));
  expect(await listed(employer.token)).toEqual([]);
});

it('leaves the list when she blocks the employer', async () => {
  const { employer, worker } = await shared();
  const [request] = await api.ctx.db
    .select()
    .from(consentRequests)
    .where(eq(consentRequests.workerId, worker.id));
  const token = await api.signInWorker(worker.phone);
  await api.make(blockEmployer, { token, body: { request_id: request?.id ?? '' } });
  expect(await listed(employer.token)).toEqual([]);
});
