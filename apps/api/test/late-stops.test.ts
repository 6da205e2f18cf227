import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { saveWorkerSettings } from '@repo/api-client/contract/worker-app';
import { stoppedNumbers } from '../src/db/schema/people.ts';
import { numberHash, stoppedAt } from '../src/services/messaging/sms/stopped-numbers.ts';
import { kenyanPhone } from './phones.ts';
import { referenceWorkOf } from './reference-work.ts';
import { conversationsOf } from './sms-conversations.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await referenceWorkOf(api);
const sms = conversationsOf(api);

/** A message that was written some minutes ago. Null: the provider tells no time. */
const writes = (phone: string, text: string, minutes: number | null) =>
  sms.deliver(
    phone,
    text,
    minutes === null
      ? {}
      : { date: new Date(api.ctx.clock.now().getTime() - minutes * 60_000).toISOString() },
  );

/** Somebody who said STOP and took it back, the messages in the order in which they are processed. */
const who = {
  async 'a referee'(phone: string) {
    const worker = await work.signedIn();
    await work.name(worker, [work.row('Ruth Test', phone), work.row('Joy Test')]);
    await api.waitForSms(phone, /gave us your number/);
    return async () => (await stoppedAt(api.ctx.db, numberHash(api.ctx, kenyanPhone(phone)))) !== undefined;
  },
  async 'a worker'(phone: string) {
    await sms.listed(phone);
    return async () => (await sms.workerOf(phone))?.optedOutAt !== null;
  },
} as const;

describe.each(['a referee', 'a worker'] as const)('a STOP of %s that arrives after a START', (whose) => {
  it.each([
    ['is not obeyed when it was written before it', 5, 10, false],
    ['is obeyed when it was written after it', 5, 2, true],
    ['is obeyed when nobody knows when it was written', 5, null, true],
    ['is obeyed when nobody knows when the START was written', null, 10, true],
    ['is obeyed when the START seems to be of the future', -30, 10, true],
  ])('%s', async (_, start, late, isStopped) => {
    const phone = work.newPhone();
    const stands = await who[whose](phone);
    await writes(phone, 'STOP', 20);
    expect(await stands()).toBe(true);
    await writes(phone, 'START', start);
    expect(await stands()).toBe(false);
    const confirmed = (await sms.sentFor(phone, 'opted-out')).length;
    await writes(phone, 'STOP', late);
    expect(await stands()).toBe(isStopped);
    expect(await sms.sentFor(phone, 'opted-out')).toHaveLength(confirmed + Number(isStopped));
  });
});

it('a START of a referee stands in the account that is made for the number', async () => {
  const phone = work.newPhone();
  await who['a referee'](phone);
  await writes(phone, 'STOP', 20);
  await writes(phone, 'START', 5);
  await api.signInWorker(phone);
  const hash = numberHash(api.ctx, kenyanPhone(phone));
  const kept = await api.ctx.db.select().from(stoppedNumbers).where(eq(stoppedNumbers.phoneHash, hash));
  expect(kept).toEqual([]);
  await writes(phone, 'STOP', 10);
  expect(await sms.workerOf(phone)).toMatchObject({ optedOutAt: null });
  await writes(phone, 'STOP', 2);
  expect(await sms.workerOf(phone)).toMatchObject({ optedOutAt: expect.any(Date) });
});

it('a STOP from before a worker took it back in her app is not obeyed', async () => {
  const phone = work.newPhone();
  await sms.listed(phone);
  await writes(phone, 'STOP', 20);
  await api.make(saveWorkerSettings, { token: await api.signInWorker(phone), body: { sms: true } });
  await writes(phone, 'STOP', 10);
  expect(await sms.workerOf(phone)).toMatchObject({ optedOutAt: null });
});
