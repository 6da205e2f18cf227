import { and, eq, isNotNull, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { INVITATIONS_PER_WORKER_PER_DAY } from '@repo/domain/invitation';
import { smsMessages } from '../src/db/schema/messages.ts';
import { kenyanPhone } from './phones.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const api = await useApi();
const work = workerAppWorkOf(api);

/** Waits until so many messages of an occasion have left for a phone. Returns when each did. */
async function leftFor(phone: string, occasion: string, count: number) {
  const left = and(
    eq(smsMessages.phone, kenyanPhone(phone)),
    like(smsMessages.idempotencyKey, `${occasion}:%`),
    isNotNull(smsMessages.acceptedAt),
  );
  await api.eventually(async () => expect(await api.ctx.db.$count(smsMessages, left)).toBe(count));
  const rows = await api.ctx.db.select().from(smsMessages).where(left);
  return rows.map(({ acceptedAt }) => acceptedAt);
}

describe('the SMS of a request', () => {
  it('is the one that asks her, word for word, with the moment of it, in the language that she reads it in', async () => {
    const her = await work.her();
    await work.invites(await work.employer(), her.phone, 16);
    const [first] = await api.waitForSms(her.phone, /^.*Reply YES 1 or NO 1$/);
    await work.writes(her.phone, 'KISWAHILI');
    const [again] = await api.waitForSms(her.phone, /^.*Jibu NDIYO 1 au HAPANA 1$/);
    expect(first).not.toBe(again);
    const [left] = await leftFor(her.phone, 'consent-request-again', 1);
    const [request] = await work.requests(her.token);
    expect(request?.sms).toEqual({ text: again, language: 'sw', time: left?.toISOString() });
  });

  it('is none of a request that reached her in the app only, and none after her answer', async () => {
    const her = await work.her();
    for (let sent = 0; sent <= INVITATIONS_PER_WORKER_PER_DAY; sent += 1)
      await work.invites(await work.employer(), her.phone);
    await leftFor(her.phone, 'invitation', INVITATIONS_PER_WORKER_PER_DAY);
    const requests = await work.requests(her.token);
    expect(requests.filter(({ sms }) => sms !== null)).toHaveLength(INVITATIONS_PER_WORKER_PER_DAY);
    const told = requests.find(({ sms }) => sms !== null);
    await work.answer(her.token, told?.id ?? '', 'accepted');
    const after = (await work.requests(her.token)).find(({ id }) => id === told?.id);
    expect(after).toMatchObject({ status: 'accepted', sms: null });
  });
});
