import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { consentRequests, consents, contactRequests, invitations } from '../src/db/schema/consents.ts';
import { providerEvents, smsMessages } from '../src/db/schema/messages.ts';
import { workerNotifications } from '../src/db/schema/notifications.ts';
import { employers, workers } from '../src/db/schema/people.ts';
import { purchases, refunds } from '../src/db/schema/purchases.ts';
import { sessions, verificationCodes } from '../src/db/schema/sessions.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { contactsOf } from './contact-work.ts';
import { useApi } from './use-api.ts';
import { paymentsOf } from './payments.ts';
import { kenyanPhone } from './phones.ts';

const DAY_SECONDS = 86_400;
const EMPLOYER = '+254700000701';
const LISTED = '+254700000702';
const NOBODY = '+254700000703';
const STOPPED = '+254700000704';
const AGREED = '+254700000705';

const api = await useApi();
const pay = paymentsOf(api);
const contacts = contactsOf(api);

const byPhone = async (phone: string) => {
  const rows = await api.ctx.db
    .select()
    .from(workers)
    .where(eq(workers.phone, kenyanPhone(phone)));
  return rows[0];
};

/** The facts that must never change: payments, refunds, consents and the audit trail. */
const proofs = async () => ({
  purchases: await api.ctx.db.select().from(purchases).orderBy(purchases.id),
  refunds: await api.ctx.db.select().from(refunds).orderBy(refunds.id),
  consents: await api.ctx.db.select().from(consents).orderBy(consents.id),
  agreed: await api.ctx.db
    .select()
    .from(consentRequests)
    .where(eq(consentRequests.status, 'accepted'))
    .orderBy(consentRequests.id),
});
const trail = () => api.ctx.db.select().from(auditLog).orderBy(auditLog.id);

it('is over for what nobody needs, while money, consents and the trail stay as they were', async () => {
  const token = await api.signInEmployer(EMPLOYER);
  // One worker is paid for and agrees. One refuses after a payment. One never answers. One says STOP.
  const listed = await pay.listWorker(LISTED);
  await pay.paid(token, listed);
  await pay.answerConsentRequest(LISTED, 'YES');
  const refused = await contacts.newWorker();
  await pay.paid(token, refused.id);
  await pay.answerConsentRequest(refused.phone, 'NO');
  await contacts.ask(token, listed, 'Please call me about work in Kilimani.');
  const nobody = await pay.inviteWorker(token, NOBODY);
  await pay.inviteWorker(token, STOPPED);
  await api.writeSms(STOPPED, 'STOP');
  await pay.inviteWorker(token, AGREED, 'YES');
  await api.eventually(async () => {
    expect((await byPhone(STOPPED))?.optedOutAt).not.toBeNull();
    expect(await api.ctx.db.select().from(consents)).toHaveLength(2);
    expect(await api.ctx.db.select({ status: refunds.status }).from(refunds)).toEqual([
      { status: 'processed' },
    ]);
  });
  const before = await proofs();
  const told = (await trail()).map(({ hash }) => hash);
  expect(before.purchases.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'paid',
    'refunded',
  ]);

  // The invitations expire after two days. Their retention begins then.
  await api.advance(91 * DAY_SECONDS);
  await api.eventually(async () => expect(await api.ctx.db.select().from(verificationCodes)).toEqual([]));
  await api.eventually(async () => expect(await api.ctx.db.select().from(sessions)).toEqual([]));
  expect(await byPhone(NOBODY)).toMatchObject({ name: 'Pendo Test' });

  await api.advance(1.5 * DAY_SECONDS);
  await api.eventually(async () => {
    expect(await byPhone(NOBODY)).toBeUndefined();
    expect(await byPhone(STOPPED)).toMatchObject({
      name: null,
      serviceType: null,
      optedOutAt: expect.any(Date),
    });
    expect(await byPhone(AGREED)).toMatchObject({ name: 'Pendo Test' });
    const invited = await api.ctx.db.select({ status: invitations.status }).from(invitations);
    expect(invited).toEqual([{ status: 'accepted' }]);
    expect(
      await api.ctx.db.select().from(consentRequests).where(eq(consentRequests.workerId, nobody)),
    ).toEqual([]);
  });

  await api.advance(92 * DAY_SECONDS);
  await api.eventually(async () => {
    const [event] = await api.ctx.db
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.provider, 'paystack'));
    expect(event).toMatchObject({ bodyCipher: null, processedAt: expect.any(Date) });
    const [message] = await api.ctx.db.select().from(contactRequests);
    expect(message).toMatchObject({ status: 'expired', message: '' });
  });
  await api.eventually(async () => {
    // Employers still get messages. Only the callbacks and messages of the last days still have their full content.
    const youngest = api.ctx.clock.now().getTime() - 90 * DAY_SECONDS * 1000;
    const isOld = (at: Date) => at.getTime() <= youngest;
    const events = await api.ctx.db.select().from(providerEvents);
    for (const { bodyCipher, receivedAt } of events)
      expect(bodyCipher === null, receivedAt.toISOString()).toBe(isOld(receivedAt));
    expect(events.map(({ dedupeKey }) => dedupeKey)).toContainEqual(
      expect.stringMatching(/^charge\.success:/),
    );
    const numbers = await api.ctx.db.select().from(smsMessages);
    for (const { phone, createdAt } of numbers)
      expect(phone === null, createdAt.toISOString()).toBe(isOld(createdAt));
    const closed = await api.ctx.db
      .select()
      .from(consentRequests)
      .where(inArray(consentRequests.status, ['declined', 'expired']));
    expect(closed.map(({ text }) => text)).toEqual(['', '']);
    const alerts = await api.ctx.db.select({ kind: workerNotifications.kind }).from(workerNotifications);
    expect(alerts, 'only that of the request that ran out three months ago').toEqual([
      { kind: 'request_expired' },
    ]);
  });

  expect(await proofs()).toEqual(before);
  expect(before.agreed.every(({ text }) => text.length > 20)).toBe(true);
  expect(await api.ctx.db.select().from(employers)).toHaveLength(1);
  const lines = await trail();
  expect(lines.slice(0, told.length).map(({ hash }) => hash)).toEqual(told);
  for (const [place, { previousHash }] of lines.entries())
    expect(previousHash).toBe(lines[place - 1]?.hash ?? '');
});
