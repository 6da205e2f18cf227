import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { consentRequests, invitations } from '../src/db/schema/consents.ts';
import { workers } from '../src/db/schema/people.ts';
import { prospects } from '../src/db/schema/prospects.ts';
import { purchases, refunds } from '../src/db/schema/purchases.ts';
import { caseWorkOf } from './case-work.ts';
import { kenyanPhone } from './phones.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = caseWorkOf(api);

const BOUGHT = { status: 409, body: { message: expect.stringContaining('already purchased') as unknown } };
const SENT = { status: 200 };

/** An employer whose invitation a worker accepted, and who then paid for a Standard Check. */
async function paid() {
  const employer = await work.employer();
  const worker = await work.worker();
  const { phone } = await work.workerRow(worker);
  const invitationId = await work.invitation(employer, worker, 'accepted');
  const now = api.ctx.clock.now();
  await api.ctx.db.insert(consentRequests).values({
    kind: 'invitation',
    phone,
    number: 1,
    workerId: worker,
    employerId: employer.id,
    employerName: 'Njeri Test',
    level: 'standard',
    invitationId,
    text: 'A question',
    status: 'accepted',
    createdAt: now,
    remindAt: now,
    expiresAt: now,
  });
  const purchase = await work.purchase(employer.id, worker, 17);
  const invite = (typed: string, package_id: number, name = 'Amani Test') =>
    api.call('POST', '/api/employer/initiate-verification', {
      token: employer.token,
      body: { name, phone: typed, package_id },
    });
  return { employer, worker, phone, purchase, invite };
}

// spec: invite/bought
it.each([
  ['the same package', 17, BOUGHT],
  ['a smaller one', 16, BOUGHT],
  ['one as deep', 19, BOUGHT],
  ['a deeper one', 18, SENT],
] as const)('a second invitation to %s', async (_which, packageId, answer) => {
  const { worker, phone, invite } = await paid();
  const before = (await api.received(phone)).length;
  expect(await invite(phone, packageId)).toMatchObject(answer);
  const sent = answer === SENT ? 1 : 0;
  expect(await api.ctx.db.select().from(invitations).where(eq(invitations.workerId, worker))).toHaveLength(
    1 + sent,
  );
  if (sent === 0) return;
  await api.eventually(async () => expect(await api.received(phone)).toHaveLength(before + 1));
});

it('is sent after the money went back, and while it goes', async () => {
  const { phone, purchase, invite } = await paid();
  const now = api.ctx.clock.now();
  await api.ctx.db.insert(refunds).values({
    purchaseId: purchase.id,
    amountCents: 100_000,
    reason: 'consent-declined',
    status: 'pending',
    createdAt: now,
  });
  expect(await invite(phone, 17)).toMatchObject(SENT);
});

it('tells nobody whose number it is: a stranger to the number is answered as always', async () => {
  // Found by name, without her number: the employer tries one.
  const employer = await work.employer();
  const worker = await work.worker();
  const { phone } = await work.workerRow(worker);
  await work.purchase(employer.id, worker, 17);
  const body = { name: 'Amani Test', phone, package_id: 17 };
  expect(
    await api.call('POST', '/api/employer/initiate-verification', { token: employer.token, body }),
  ).toMatchObject(SENT);
});

it('tells nobody her new number, also after it was typed for a comparison of packages', async () => {
  const { employer, worker, invite } = await paid();
  const moved = kenyanPhone('+254700099871');
  await api.ctx.db.update(workers).set({ phone: moved }).where(eq(workers.id, worker));
  const typed = { name: 'Amani Test', phone: moved };
  const { token } = employer;
  expect(await api.call('POST', '/nannies/', { token, body: typed })).toMatchObject(SENT);
  expect(await invite(moved, 17)).toMatchObject(SENT);
});

it('keeps the words of before where it is refused', async () => {
  const { worker, phone, invite } = await paid();
  await invite(phone, 17, 'Other Words');
  const [row] = await api.ctx.db.select().from(prospects).where(eq(prospects.workerId, worker));
  expect(row?.name).not.toBe('Other Words');
  expect(await api.ctx.db.select().from(purchases).where(eq(purchases.workerId, worker))).toHaveLength(1);
});
