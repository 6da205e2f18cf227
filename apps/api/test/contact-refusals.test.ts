import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { endOfDay, formatDate } from '@repo/domain/dates';
import { workers } from '../src/db/schema/people.ts';
import { contactsOf } from './contact-work.ts';
import { useApi } from './use-api.ts';
import { heldUp } from './held-up.ts';
import { paymentsOf } from './payments.ts';

const DAY_SECONDS = 86_400;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const api = await useApi();
const contacts = contactsOf(api);
const payments = paymentsOf(api);
const { token } = await contacts.newEmployer('Njeri Test');

describe('no request is sent', () => {
  // spec: contact/message
  it.each(['', ' \n\t '])('without words (%j)', async (message) => {
    const worker = await contacts.newWorker();
    expect(await contacts.tryToAsk(token, worker.id, message)).toMatchObject({
      status: 400,
      body: {
        message: 'Please enter a message for the worker',
        fields: { message: 'Please enter a message for the worker' },
      },
    });
    const missing = await api.call('POST', '/contact-requests', { token, body: { nanny_id: worker.id } });
    expect(missing).toMatchObject({ status: 400, body: { fields: { message: expect.any(String) } } });
    expect(await contacts.rowsOf(worker.id)).toEqual([]);
  });

  it('to a worker whom this employer does not see, in the words for one who does not exist', async () => {
    const { id } = await contacts.newWorker();
    await api.ctx.db.update(workers).set({ listed: false }).where(eq(workers.id, id));
    const hidden = await contacts.tryToAsk(token, id);
    expect(hidden).toMatchObject({ status: 404 });
    expect((await contacts.tryToAsk(token, NOBODY)).body).toEqual(hidden.body);
    expect(await api.call('GET', `/contact-requests/status/${id}`, { token })).toMatchObject({ status: 404 });
    expect(await contacts.rowsOf(id)).toEqual([]);
  });

  it('while one is open, however often the button is pressed at once', async () => {
    const employer = await contacts.newEmployer();
    const worker = await contacts.newWorker();
    const answers = await Promise.all([1, 2, 3, 4].map(() => contacts.tryToAsk(employer.token, worker.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200)).toMatchObject(
      [1, 2, 3].map(() => ({
        status: 409,
        body: { message: 'You have already asked this worker. The answer can still come.' },
      })),
    );
    await api.eventually(async () => expect(await api.received(worker.phone)).toHaveLength(1));
    expect(await contacts.rowsOf(worker.id)).toHaveLength(1);
  });

  it('once she has approved', async () => {
    const employer = await contacts.newEmployer();
    const worker = await contacts.newWorker();
    await contacts.ask(employer.token, worker.id);
    await payments.answerConsentRequest(worker.phone, 'YES');
    await contacts.becomes(employer.token, worker.id, 'approved');
    expect(await contacts.tryToAsk(employer.token, worker.id)).toMatchObject({
      status: 409,
      body: { message: 'This worker has already shared contact details with you.' },
    });
  });

  it('beyond five new ones a day, not even by eight at once; the next day begins at midnight in Nairobi', async () => {
    const sender = (await contacts.newEmployer()).token;
    const now = api.ctx.clock.now();
    // Ten minutes before midnight in Nairobi, tomorrow.
    const secondsLeft = Math.ceil((endOfDay(now).getTime() + 1 - now.getTime()) / 1000);
    await api.advance(secondsLeft + DAY_SECONDS - 600);
    const crowd = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => contacts.newWorker()));
    const answers = await Promise.all(crowd.map(({ id }) => contacts.tryToAsk(sender, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject(
      [1, 2, 3].map(() => ({
        status: 429,
        body: { message: 'You have sent 5 contact requests today. Please try again tomorrow.' },
      })),
    );
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    await api.advance(wait + 1);
    const worker = await contacts.newWorker();
    expect(await contacts.tryToAsk(sender, worker.id)).toMatchObject({ status: 200 });
  });

  it('to a worker who said no, for 30 days, by whom she refused; others may still be asked and may ask', async () => {
    const employer = await contacts.newEmployer();
    const worker = await contacts.newWorker();
    await contacts.ask(employer.token, worker.id);
    await api.waitForSms(worker.phone, /Reply YES 1 or NO 1$/);
    await api.writeSms(worker.phone, 'NO 1');
    await contacts.becomes(employer.token, worker.id, 'declined');
    const day = formatDate(new Date(api.ctx.clock.now().getTime() + 30 * DAY_SECONDS * 1000));
    expect(await contacts.tryToAsk(employer.token, worker.id)).toMatchObject({
      status: 409,
      body: { message: `This worker said no to you. You can ask again after ${day}.` },
    });
    await contacts.ask(employer.token, (await contacts.newWorker()).id);
    await contacts.ask((await contacts.newEmployer()).token, worker.id);
  });

  it("and nothing told of another employer's requests", async () => {
    const [one, other] = [await contacts.newEmployer(), await contacts.newEmployer()];
    const worker = await contacts.newWorker();
    await contacts.ask(one.token, worker.id);
    await payments.answerConsentRequest(worker.phone, 'YES');
    await contacts.becomes(one.token, worker.id, 'approved');
    const seen = await api.call('GET', `/contact-requests/status/${worker.id}`, { token: other.token });
    expect(seen).toMatchObject({ body: { has_request: false, status: null } });
    expect(JSON.stringify(seen.body)).not.toContain(worker.phone);
  });
});

describe('STOP', () => {
  const stop = async (phone: string) => {
    await api.writeSms(phone, 'STOP');
    await api.waitForSms(phone, /your STOP is noted/);
  };

  it('takes the number back, and no new request is sent to a worker who wants no messages', async () => {
    const employer = await contacts.newEmployer();
    const { phone, id } = await contacts.newWorker();
    // The employer knows her by an invitation too.
    await api.make(initiateVerification, {
      token: employer.token,
      body: { name: 'Amani Test', phone, package_id: 17 },
    });
    await contacts.ask(employer.token, id);
    await api.waitForSms(phone, /Reply YES 2 or NO 2$/);
    await api.writeSms(phone, 'YES 2');
    await contacts.becomes(employer.token, id, 'approved');
    await stop(phone);
    const after = await api.call('GET', `/contact-requests/status/${id}`, { token: employer.token });
    expect(after).toMatchObject({ body: { status: 'approved', data: { contact_info: null } } });
    expect(JSON.stringify(after.body)).not.toContain(phone);
    // STOP unlists her and ends each yes, so nothing of her is to be seen any more.
    expect(await contacts.tryToAsk(employer.token, id)).toMatchObject({ status: 404 });
  });

  it('declines what is open', async () => {
    const employer = await contacts.newEmployer();
    const worker = await contacts.newWorker();
    await contacts.ask(employer.token, worker.id);
    await api.waitForSms(worker.phone, /Reply YES/);
    await stop(worker.phone);
    await contacts.becomes(employer.token, worker.id, 'declined');
  });

  it('of the very moment comes before the request or ends it', async () => {
    const employer = await contacts.newEmployer();
    const worker = await contacts.newWorker();
    const { asking } = await api.ctx.db.transaction(async (db) => {
      // The request waits for this lock after it has checked whether the worker wants messages.
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`consent-requests:${worker.phone}`}, 0))`,
      );
      const held = contacts.tryToAsk(employer.token, worker.id);
      await heldUp(api, 1);
      await api.writeSms(worker.phone, 'STOP');
      await heldUp(api, 2);
      return { asking: held };
    });
    await asking;
    await api.waitForSms(worker.phone, /your STOP is noted/);
    expect(await contacts.rowsOf(worker.id)).toMatchObject([{ status: 'declined' }]);
  });
});
