import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { consentRequests, consents, contactRequests } from '../src/db/schema/consents.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { contactsOf } from './contact-work.ts';
import { useApi } from './use-api.ts';
import { paymentsOf } from './payments.ts';

const HOUR_SECONDS = 3600;
const api = await useApi();
const contacts = contactsOf(api);
const payments = paymentsOf(api);
const { token } = await contacts.newEmployer('Njeri Test');

describe('a request for a contact', () => {
  // spec: contact/hidden, contact/hours, contact/call-status
  it('asks the worker by SMS and is pending for 48 hours; nothing is shown before she has answered', async () => {
    const worker = await contacts.newWorker();
    await expect(contacts.statusOf(token, worker.id)).resolves.toEqual({
      has_request: false,
      status: null,
      expires_at: null,
      ask_refusal: null,
      data: { contact_info: null },
    });
    const before = api.ctx.clock.now().getTime();
    const sent = await contacts.ask(token, worker.id);
    const hours = (Date.parse(sent.expires_at) - before) / (HOUR_SECONDS * 1000);
    expect(hours).toBeCloseTo(48, 1);
    expect(sent.message).toMatch(/by SMS/);
    const [text] = await api.waitForSms(worker.phone, /^[^]*Reply YES \d+ or NO \d+$/);
    expect(text).toBe(
      'Amini: Njeri Test asks for your name and phone number to contact you about work. You have 48 hours. Reply YES 1 or NO 1',
    );
    expect(await contacts.statusOf(token, worker.id)).toEqual({
      has_request: true,
      status: 'pending',
      expires_at: sent.expires_at,
      ask_refusal: null,
      data: { contact_info: null },
    });
  });

  it.each([
    'Umeshinda! Tuma PIN kwa 0700 000 001 *334#',
    'I know where you sleep',
    `Habari yako. ${'Njoo kesho. '.repeat(300)}`,
  ])("sends none of the employer's own words by SMS, and keeps them as typed (%s)", async (message) => {
    const employer = await contacts.newEmployer();
    const worker = await contacts.newWorker();
    await contacts.ask(employer.token, worker.id, ` ${message}\n`);
    const [text] = await api.waitForSms(worker.phone, /^.*Reply YES 1 or NO 1$/);
    expect(text).toBe(
      'Amini: Otieno Test asks for your name and phone number to contact you about work. You have 48 hours. Reply YES 1 or NO 1',
    );
    expect(await contacts.rowsOf(worker.id)).toMatchObject([{ message: message.trim() }]);
  });

  // spec: contact/entity, permissions/worker-contact
  it.each([
    ['+254700013190', 'YES 1'],
    ['+254700013191', 'ndiyo'],
  ])('shows name and number once she says yes from %s (%s), which is consent', async (phone, reply) => {
    const employer = await contacts.newEmployer();
    const id = await payments.listWorker(phone, 'Amani Test');
    await contacts.ask(employer.token, id);
    await api.waitForSms(phone, /Reply YES 1/);
    await api.writeSms(phone, reply);
    await api.waitForSms(
      phone,
      reply === 'ndiyo' ? /Sasa mwajiri anaona/ : /The employer now sees your name/,
    );
    await api.waitForSms(employer.phone, /Amani has approved your contact request/);
    expect(await contacts.statusOf(employer.token, id)).toMatchObject({
      status: 'approved',
      data: { contact_info: { name: 'Amani Test', phone } },
    });
    expect(await contacts.rowsOf(id)).toMatchObject([{ status: 'approved', answeredAt: expect.any(Date) }]);
    const given = await api.ctx.db.select().from(consents).where(eq(consents.workerId, id));
    expect(given).toMatchObject([{ channel: 'sms', text: expect.stringContaining('phone number') }]);
    const looked = await api.ctx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'looked-at-unmasked-data'), eq(auditLog.subject, `worker:${id}`)));
    expect(looked).toMatchObject([{ details: { contact: true } }]);
  });

  // spec: permissions/worker-contact
  it('shows nothing after a no, and may be sent again after 30 days', async () => {
    const employer = await contacts.newEmployer();
    const worker = await contacts.newWorker();
    await contacts.ask(employer.token, worker.id);
    await payments.answerConsentRequest(worker.phone, 'NO');
    await contacts.becomes(employer.token, worker.id, 'declined');
    await api.waitForSms(employer.phone, /Amani has declined your contact request/);
    await api.waitForSms(worker.phone, /your NO is noted\. Nothing about you is shared/);
    expect(await contacts.statusOf(employer.token, worker.id)).toMatchObject({
      ask_refusal: expect.stringMatching(/^This worker said no to you\./),
      data: { contact_info: null },
    });
    expect(await api.ctx.db.select().from(consents).where(eq(consents.workerId, worker.id))).toEqual([]);
    await api.advance(30 * 24 * HOUR_SECONDS);
    const later = await api.signInEmployer(employer.phone, 'Otieno Test');
    await contacts.ask(later, worker.id);
    await api.eventually(async () => expect(await api.received(worker.phone)).toHaveLength(3));
    expect(await contacts.statusOf(later, worker.id)).toMatchObject({ status: 'pending' });
  });

  // spec: contact/expired, contact/again, contact/hours
  it('is reminded of once, expires after 48 hours, and may be sent again', async () => {
    const employer = await contacts.newEmployer();
    const worker = await contacts.newWorker();
    await contacts.ask(employer.token, worker.id, 'Please call me.');
    await api.eventually(async () => expect(await api.received(worker.phone)).toHaveLength(1));
    await api.advance(25 * HOUR_SECONDS);
    await api.eventually(async () => expect(await api.received(worker.phone)).toHaveLength(2));
    const [first, reminder] = await api.received(worker.phone);
    expect(reminder).toBe(first);
    await api.advance(24 * HOUR_SECONDS);
    await api.waitForSms(
      employer.phone,
      /Amani has not answered your contact request within 48 hours\. You can send a new one\./,
    );
    expect(await contacts.rowsOf(worker.id)).toMatchObject([{ status: 'expired' }]);
    expect(await contacts.statusOf(employer.token, worker.id)).toMatchObject({
      has_request: true,
      status: 'expired',
    });
    await contacts.ask(employer.token, worker.id);
    expect(await contacts.statusOf(employer.token, worker.id)).toMatchObject({ status: 'pending' });
  });

  it('that ran out but was not ended yet is expired at once, and makes room for a new one', async () => {
    const employer = await contacts.newEmployer();
    const worker = await contacts.newWorker();
    await contacts.ask(employer.token, worker.id);
    const lapsedAt = new Date(api.ctx.clock.now().getTime() - 1000);
    await api.ctx.db
      .update(contactRequests)
      .set({ expiresAt: lapsedAt })
      .where(eq(contactRequests.workerId, worker.id));
    expect(await contacts.statusOf(employer.token, worker.id)).toMatchObject({ status: 'expired' });
    await contacts.ask(employer.token, worker.id);
    expect((await contacts.rowsOf(worker.id)).map(({ status }) => status).toSorted()).toEqual([
      'expired',
      'pending',
    ]);
    const questions = await api.ctx.db
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.workerId, worker.id));
    expect(questions.map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
  });
});

describe('a shared phone number', () => {
  it('is no consent to a check: that is asked for after the payment all the same', async () => {
    const employer = await contacts.newEmployer();
    const worker = await contacts.newWorker();
    await contacts.ask(employer.token, worker.id);
    await payments.answerConsentRequest(worker.phone, 'YES');
    await contacts.becomes(employer.token, worker.id, 'approved');
    await payments.paid(employer.token, worker.id);
    await api.waitForSms(worker.phone, /has paid to check you for work: ID/);
  });
});

describe('STATUS', () => {
  it('tells what is open, and what each question is about', async () => {
    const phone = contacts.newPhone();
    const [one, other] = [await contacts.newEmployer(), await contacts.newEmployer()];
    const id = await payments.listWorker(phone);
    await api.writeSms(phone, 'HALI');
    await api.waitForSms(phone, /huna swali/);
    await api.make(initiateVerification, {
      token: one.token,
      body: { name: 'Amani Test', phone, package_id: 17 },
    });
    await contacts.ask(other.token, id);
    await api.waitForSms(phone, /NDIYO 2/);
    await api.writeSms(phone, 'Status?');
    await api.waitForSms(
      phone,
      /maswali yanayosubiri jibu lako: 1 \(mwaliko\), 2 \(nambari ya simu\)\. Jibu NDIYO au HAPANA na nambari\. /,
    );
    await api.writeSms(phone, 'YES');
    await api.waitForSms(
      phone,
      /Maswali: 1 [A-Z][A-Za-z ]+ \(mwaliko\), 2 [A-Z][A-Za-z ]+ \(nambari ya simu\)\.$/,
    );
    await api.writeSms(phone, 'NO 2');
    await contacts.becomes(other.token, id, 'declined');
  });
});

it('never writes a phone number, a name or the message into the audit log', async () => {
  const rows = await api.ctx.db.select().from(auditLog);
  expect(rows.some(({ action }) => action === 'asked-contact_request')).toBe(true);
  expect(JSON.stringify(rows)).not.toMatch(/254700|children|Amani/);
});
