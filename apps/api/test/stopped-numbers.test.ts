import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { getMe } from '@repo/api-client/contract/worker';
import { getWorkerSettings, listWorkerRequests } from '@repo/api-client/contract/worker-app';
import type { KenyanPhone } from '@repo/domain/phone';
import { workers } from '../src/db/schema/people.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { findOrCreateWorker } from '../src/services/people/workers/find-or-create-worker.ts';
import { useApi } from './use-api.ts';
import { heldUp } from './held-up.ts';
import { kenyanPhone } from './phones.ts';
import { referenceWorkOf } from './reference-work.ts';

const api = await useApi();
const work = await referenceWorkOf(api);

describe('STOP of a number that gets an account afterwards', () => {
  async function stopped() {
    const phone = work.newPhone();
    const worker = await work.signedIn();
    await work.name(worker, [work.row('Ruth Test', phone), work.row('Joy Test')]);
    await api.waitForSms(phone, /gave us your number/);
    await api.writeSms(phone, 'STOP');
    const [confirmed] = await api.waitForSms(phone, /your STOP is noted/);
    expect(confirmed).toBeDefined();
    return { phone, before: (await api.received(phone)).length };
  }
  const invitationOf = (token: string, phone: string) =>
    api.call(initiateVerification.method, initiateVerification.path, {
      token,
      body: { name: 'Ruth Test', phone, package_id: 17 },
    });
  const settings = (token: string) => api.make(getWorkerSettings, { token });

  it('is not told to the employer who invites it, and nothing is sent', async () => {
    const { phone, before } = await stopped();
    const { token, phone: employer } = await work.employer();
    const answer = await invitationOf(token, phone);
    const other = await invitationOf(token, '+254700016999');
    const withoutPerson = ({ status, body }: typeof answer) =>
      JSON.stringify([status, body]).replaceAll(/"(?:id|phone|[a-z_]+_at)":"[^"]+"/g, '""');
    expect(withoutPerson(answer)).toBe(withoutPerson(other));
    await api.advance(49 * 3600);
    await api.waitForSms(employer, /has not answered within 48 hours/);
    await expect(api.received(phone)).resolves.toHaveLength(before);
  });

  it('is hers to see and to take back once she signs in, by START as well', async () => {
    const { phone } = await stopped();
    const token = await api.signInWorker(phone);
    await expect(settings(token)).resolves.toMatchObject({ sms: false });
    const { token: employer } = await work.employer();
    await expect(invitationOf(employer, phone)).resolves.toMatchObject({ status: 200 });
    expect(await api.make(listWorkerRequests, { token })).toEqual({ requests: [] });
    await api.writeSms(phone, 'START');
    await api.waitForSms(phone, /your START is noted/);
    await expect(settings(token)).resolves.toMatchObject({ sms: true });
    await expect(invitationOf((await work.employer()).token, phone)).resolves.toMatchObject({ status: 200 });
    await api.waitForSms(phone, /Reply YES 2 or NO 2/);
    const { id } = await api.make(getMe, { token });
    expect((await work.actionsOn(`worker:${id}`)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['opted-out', 'opted-in']),
    );
  });

  /** The owner of the number writes an SMS during the creation of an account for it. The SMS waits for the creation. */
  async function writesMeanwhile(phone: KenyanPhone, text: string): Promise<void> {
    const { promise: heard, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: made, resolve: isMade } = Promise.withResolvers<void>();
    const making = withTransaction(api.ctx, async (tx) => {
      const details = { phone, name: null, location: null, serviceType: null };
      await findOrCreateWorker(api.ctx, tx, details);
      isMade();
      await heard;
    });
    await made;
    await api.writeSms(phone, text);
    await heldUp(api, 1);
    letGo();
    await making;
  }

  it('in the moment in which the account is made is that account’s', async () => {
    const phone = kenyanPhone(work.newPhone());
    await writesMeanwhile(phone, 'STOP');
    await api.waitForSms(phone, /your STOP is noted and every consent withdrawn/);
    const [worker] = await api.ctx.db.select().from(workers).where(eq(workers.phone, phone));
    expect(worker).toMatchObject({ optedOutAt: expect.any(Date) });
  });

  it('is taken back by a START in that very moment', async () => {
    const { phone } = await stopped();
    await writesMeanwhile(kenyanPhone(phone), 'START');
    await api.waitForSms(phone, /your START is noted/);
    const [worker] = await api.ctx.db
      .select()
      .from(workers)
      .where(eq(workers.phone, kenyanPhone(phone)));
    expect(worker).toMatchObject({ optedOutAt: null });
  });
});
