import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInvitationStatus, initiateVerification } from '@repo/api-client/contract/employer';
import { consents } from '../src/db/schema/consents.ts';
import { providerEvents } from '../src/db/schema/messages.ts';
import { messageCallbackSecret } from '../src/security/tokens.ts';
import { workInboundSms } from '../src/services/asks/inbound-sms.ts';
import { workEvent } from '../src/services/events/work-event.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
let first: string;
let second: string;
beforeAll(async () => {
  api = await startTestApi();
  first = await api.signInEmployer('+254700011000', 'Njeri Test');
  second = await api.signInEmployer('+254700011001', 'Otieno Test');
});
afterAll(() => api.stop());

const invite = async (token: string, phone: string) =>
  (await api.make(initiateVerification, { token, body: { name: 'Amani Test', phone, package_id: 17 } })).nanny
    .id;
const statusOf = async (token: string, nannyId: string) =>
  (await api.make(getInvitationStatus, { token, params: { nannyId } })).status;

/** Delivers a message as the provider does, under its id; with the same id it is the same message again. */
async function deliver(
  id: string,
  from: string,
  text: string,
  fields: Readonly<Record<string, string>> = {},
) {
  const secret = messageCallbackSecret(api.ctx.config.dataKey);
  const { status } = await api.call('POST', `/api/callbacks/africastalking/${secret}/inbound`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id, from, text, to: '20880', ...fields }).toString(),
  });
  expect(status).toBe(200);
}

async function eventOf(id: string) {
  const [event] = await api.ctx.db
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.provider, 'africastalking_inbound'), eq(providerEvents.dedupeKey, id)));
  if (event === undefined) throw new Error(`No event ${id}`);
  return event;
}

const worked = (id: string) =>
  api.eventually(async () => expect(await eventOf(id)).toMatchObject({ workedAt: expect.any(Date) }));

describe('a YES that arrives again', () => {
  it('delivered again or worked again, is no answer to the next employer', async () => {
    const phone = '+254700011010';
    const nannyId = await invite(first, phone);
    await deliver('again-1', phone, 'YES');
    await api.eventually(async () => expect(await statusOf(first, nannyId)).toBe('accepted'));
    await worked('again-1');
    await invite(second, phone);
    await deliver('again-1', phone, 'YES');
    const event = await eventOf('again-1');
    await Promise.all([workEvent(api.ctx, event.id), workEvent(api.ctx, event.id)]);
    // Whatever the repeat had set off would be done by the time that a later message is.
    await deliver('again-2', phone, 'Hello');
    await worked('again-2');
    expect(await statusOf(second, nannyId)).toBe('pending');
    expect(await api.ctx.db.select().from(consents).where(eq(consents.workerId, nannyId))).toHaveLength(1);
  });

  it('is no second answer when its process died before the event was marked', async () => {
    const phone = '+254700011011';
    const nannyId = await invite(first, phone);
    const [event] = await api.ctx.db
      .insert(providerEvents)
      .values({
        provider: 'africastalking_inbound',
        dedupeKey: 'died-1',
        bodyCipher: api.ctx.secrets.seal(JSON.stringify({ from: phone, text: 'YES' })),
        receivedAt: api.ctx.clock.now(),
      })
      .returning();
    if (event === undefined) throw new Error('The event was not stored');
    await workInboundSms(api.ctx, { from: phone, text: 'YES' }, event.id);
    expect(await statusOf(first, nannyId)).toBe('accepted');
    await invite(second, phone);
    await workEvent(api.ctx, event.id);
    expect(await statusOf(second, nannyId)).toBe('pending');
  });
});
