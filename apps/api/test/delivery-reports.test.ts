import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { smsMessages } from '../src/db/schema/messages.ts';
import { storeEvent } from '../src/services/inbound/events/store-event.ts';
import { processDeliveryReport } from '../src/services/messaging/sms/process-delivery-report.ts';
import { useApi } from './use-api.ts';
import { heldUp } from './held-up.ts';
import { kenyanPhone } from './phones.ts';

const api = await useApi();

const minutesAgo = (minutes: number) => new Date(api.ctx.clock.now().getTime() - minutes * 60_000);
/** A message from an hour ago with one attempt. No job has it. */
const lay = (key: string, phone: string, facts: Partial<typeof smsMessages.$inferInsert>) =>
  api.ctx.db.insert(smsMessages).values({
    idempotencyKey: `report-ready:${key}`,
    phone: kenyanPhone(phone),
    textCipher: api.ctx.secrets.seal('A test message'),
    attempts: 1,
    createdAt: minutesAgo(60),
    nextTryAt: minutesAgo(-60),
    ...facts,
  });
const withKey = (key: string) => eq(smsMessages.idempotencyKey, `report-ready:${key}`);
const statusOf = async (key: string) => {
  const [row] = await api.ctx.db.select().from(smsMessages).where(withKey(key));
  return row?.status;
};

it('a report of what the send itself learns in the same moment is not lost', async () => {
  const { owner: db } = api;
  const phone = '+254700012031';
  await lay('meanwhile', phone, { status: 'sending', attemptStartedAt: minutesAgo(1) });
  // An update of a message has found its row by now, and waits for this lock.
  await db.execute(sql`
    create function wait_in_line() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(1); return null; end $$`);
  await db.execute(
    sql`create trigger wait_in_line before update on sms_messages for each statement execute function wait_in_line()`,
  );
  const body = { id: 'ATXid_meanwhile', status: 'Success', phoneNumber: phone };
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    await storeEvent(api.ctx, {
      provider: 'africastalking_delivery',
      dedupeKey: 'meanwhile',
      body: JSON.stringify(body),
    });
    await heldUp(api, 1);
    await tx
      .update(smsMessages)
      .set({ status: 'accepted', providerMessageId: body.id })
      .where(withKey('meanwhile'));
  });
  await db.execute(sql`drop trigger wait_in_line on sms_messages`);
  await api.eventually(async () => expect(await statusOf('meanwhile')).toBe('delivered'));
});

describe('a report that a message will not arrive', () => {
  const report = (id: string, status: string, more = {}) =>
    processDeliveryReport(api.ctx, { id, status, phoneNumber: '+254700012040', ...more });
  const endOf = async (key: string) => {
    const [row] = await api.ctx.db.select().from(smsMessages).where(withKey(key));
    return [row?.status, row?.failureReason];
  };

  it.each([
    ['Failed', { failureReason: 'UserInBlackList' }, 'UserInBlackList'],
    ['Rejected', { failureReason: 'InsufficientCredit' }, 'InsufficientCredit'],
    ['AbsentSubscriber', {}, 'AbsentSubscriber'],
    ['Expired', {}, 'Expired'],
  ])('ends it: %s', async (status, more, reason) => {
    const id = `ATXid_${status}`;
    await lay(status, '+254700012040', { status: 'accepted', providerMessageId: id });
    await report(id, 'Buffered');
    expect(await endOf(status)).toEqual(['accepted', null]);
    await report(id, status, more);
    expect(await endOf(status)).toEqual(['failed', reason]);
    // The phone came back.
    await report(id, 'Success');
    expect(await endOf(status)).toEqual(['delivered', null]);
    await report(id, status, more);
    expect(await endOf(status)).toEqual(['delivered', null]);
  });
});

describe('a report that names no id of ours', () => {
  const report = (phone: string) =>
    processDeliveryReport(api.ctx, { id: `ATXid_of_${phone}`, status: 'Success', phoneNumber: phone });

  it('is not taken for an older one while another is under way', async () => {
    const phone = '+254700012033';
    await lay('older', phone, { status: 'sending', attemptStartedAt: minutesAgo(2) });
    await lay('under-way', phone, { status: 'sending', attemptStartedAt: minutesAgo(0) });
    await expect(report(phone)).rejects.toThrow(/looked at again/);
    expect(await statusOf('older')).toBe('sending');
  });

  it('is of what waits to be sent again, which then is not', async () => {
    const phone = '+254700012034';
    const started = minutesAgo(20);
    await lay('again', phone, { status: 'queued', attemptStartedAt: started, mayHaveArrivedAt: started });
    await report(phone);
    expect(await statusOf('again')).toBe('delivered');
  });

  it('is of none that never left', async () => {
    const phone = '+254700012035';
    await lay('never-left', phone, { status: 'queued', attemptStartedAt: minutesAgo(20) });
    await report(phone);
    expect(await statusOf('never-left')).toBe('queued');
  });
});
