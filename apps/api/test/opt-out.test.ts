import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { workers } from '../src/db/schema/people.ts';
import { messageCallbackSecret } from '../src/security/tokens.ts';
import { numberHash, stoppedAt } from '../src/services/messaging/sms/stopped-numbers.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const api = await useApi();
const work = workerAppWorkOf(api);

const optsOut = async (phone: string) =>
  expect(await api.sandbox('POST', `/phones/${phone}/opt-out`, {})).toMatchObject({ status: 200 });
const optedOutAt = async (id: string) =>
  (await api.ctx.db.select().from(workers).where(eq(workers.id, id)))[0]?.optedOutAt;

it('an opt-out with the provider is the STOP of a worker: it declines what is open and withdraws her consents', async () => {
  const her = await work.her();
  const employer = await work.employer();
  await work.invites(employer, her.phone);
  await api.waitForSms(her.phone, /Reply YES 1 or NO 1/);
  await optsOut(her.phone);
  await api.eventually(async () => {
    expect(await optedOutAt(her.id)).toEqual(expect.any(Date));
    expect(await work.latestRequest(her.id)).toMatchObject({ status: 'declined' });
  });
});

it('counts again after she allowed messages again', async () => {
  const her = await work.her();
  await optsOut(her.phone);
  await api.eventually(async () => expect(await optedOutAt(her.id)).toEqual(expect.any(Date)));
  await api.ctx.db.update(workers).set({ optedOutAt: null }).where(eq(workers.id, her.id));
  await api.advance(61);
  await optsOut(her.phone);
  await api.eventually(async () => expect(await optedOutAt(her.id)).toEqual(expect.any(Date)));
});

it('is the STOP of a number without an account too', async () => {
  const phone = '+254700012190';
  await optsOut(phone);
  await api.eventually(async () =>
    expect(await stoppedAt(api.ctx.db, numberHash(api.ctx, phone))).toEqual(expect.any(Date)),
  );
});

it('is refused without its number, and without the secret', async () => {
  const send = async (secret: string, fields: Record<string, string>) =>
    (
      await api.call('POST', `/api/callbacks/africastalking/${secret}/optout`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      })
    ).status;
  const secret = messageCallbackSecret(api.ctx.config.dataKey);
  expect(await send(secret, { senderId: '20880' })).toBe(400);
  expect(await send('0'.repeat(32), { senderId: '20880', phoneNumber: '+254700000021' })).toBe(404);
});
