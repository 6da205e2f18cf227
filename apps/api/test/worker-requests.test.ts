import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { WireRequest } from '@repo/api-client/contract/worker-app';
import { textOfParts } from '@repo/domain/consent-request-message';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import { english as confirmations } from '@repo/domain/confirmations/english';
import { kiswahili } from '@repo/domain/confirmations/kiswahili';
import { english } from '@repo/domain/refusals/english';
import { cases } from '../src/db/schema/cases.ts';
import { workers } from '../src/db/schema/people.ts';
import { refunds } from '../src/db/schema/purchases.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { beginCheck } from '../src/services/money/purchases/begin-check.ts';
import { useApi } from './use-api.ts';
import { paymentsOf } from './payments.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const api = await useApi();
const work = workerAppWorkOf(api);
const employer = await work.employer();

const invited = async () => {
  const her = await work.her();
  await work.invites(await work.employer(), her.phone, 16);
  const [request] = await work.requests(her.token);
  return { ...her, id: request?.id ?? '', workerId: her.id };
};

/** The whole text that she read on the card. */
function readIn(language: WorkerLanguage, request: WireRequest | undefined): string {
  if (request === undefined) throw new Error('There is no request');
  return textOfParts(request.parts[language]);
}

/** A paid check that waits for the worker's consent. */
async function paidFor(workerId: string, by = employer) {
  const { id } = await work.purchase(by.id, workerId, 18);
  const purchase = (await paymentsOf(api).rowsOf(workerId)).find((row) => row.id === id);
  if (purchase === undefined) throw new Error('The purchase was not stored');
  await withTransaction(api.ctx, (tx) => beginCheck(api.ctx, tx, purchase));
  return purchase;
}

describe('the list', () => {
  // spec: worker-entities/request
  it('has every kind of question, the newest first, each with who asks for what and who then sees what', async () => {
    const her = await work.her();
    await work.invites(employer, her.phone, 16);
    await paidFor(her.id, await work.employer());
    await api.advance(1);
    const message = 'Two children, please call. See https://bad.example/x';
    await work.asksContact(await work.employer(), her.id, message);
    const [contact, ...others] = await work.requests(her.token);
    const byKind = new Map(others.map((each) => [each.kind, each]));
    expect(contact).toMatchObject({
      kind: 'contact_request',
      employerName: 'Njeri Test',
      employerInitials: 'NT',
      message:
        'Njeri Test asks for your name and phone number to contact you about work. Message: "Two children, please call. See" If you accept, this employer sees your name and number at once, until you take it back.',
      parts: {
        en: {
          who: 'Njeri Test',
          quote: 'Message: "Two children, please call. See"',
          ifYes: '',
          checks: [],
          follows: [
            'If you accept, this employer sees your name and number at once, until you take it back.',
          ],
        },
        sw: { asks: expect.stringContaining('anaomba jina lako') },
      },
      status: 'pending',
      package: null,
      answered_at: null,
    });
    expect(byKind.get('invitation')).toMatchObject({
      message: expect.stringContaining(
        'asks to check you before hiring you. It is free for you. If you accept, we look into: your identity, your references, the misconduct registry. Njeri Test then sees',
      ),
      parts: {
        en: {
          checks: [
            { check: 'identity', name: 'your identity' },
            { check: 'references', name: 'your references' },
            { check: 'misconduct_registry', name: 'the misconduct registry' },
          ],
        },
      },
      package: { id: 16, label: 'Lite Check', level: 'lite' },
    });
    expect(byKind.get('consent')).toMatchObject({
      package: { id: 18, level: 'premium' },
      parts: {
        sw: {
          checks: expect.arrayContaining([
            { check: 'criminal_record', name: 'Cheti cha Tabia Njema (Good Conduct)' },
          ]),
        },
      },
    });
  });

  // spec: worker-requests/accept-stays, worker-requests/states
  it('keeps what she accepted, and loses what she declined, what ran out and what she took back', async () => {
    const her = await work.her();
    const [accepted, declined, expired, withdrawn] = [
      await work.employer(),
      await work.employer(),
      await work.employer(),
      await work.employer(),
    ];
    for (const each of [accepted, declined, expired, withdrawn]) await work.invites(each, her.phone);
    const requests = await work.requests(her.token);
    expect(requests).toHaveLength(4);
    const idOf = (at: number) => requests.toReversed()[at]?.id ?? '';
    await work.answer(her.token, idOf(0), 'accepted');
    await work.answer(her.token, idOf(1), 'declined');
    await work.answer(her.token, idOf(3), 'accepted');
    const [, consent] = await work.consentsOf(her.id);
    await work.withdraw(her.token, consent?.id ?? '');
    await api.advance(49 * 3600);
    expect(await work.requests(her.token)).toMatchObject([
      { id: idOf(0), status: 'accepted', answered_at: expect.any(String) },
    ]);
  });
});

describe('an answer', () => {
  // spec: worker-calls/answer
  it('yes is a consent by the app, in the words and the language that she read', async () => {
    const her = await invited();
    const [request] = await work.requests(her.token);
    expect(await work.answer(her.token, her.id, 'accepted', 'sw')).toMatchObject({
      status: 200,
      body: {
        message: confirmations.checkAgreed,
        request: { id: her.id, status: 'accepted' },
      },
    });
    expect(await work.consentsOf(her.workerId)).toMatchObject([
      { channel: 'app', language: 'sw', text: readIn('sw', request), consentRequestId: her.id },
    ]);
    expect(await work.audit(`consent-request:${her.id}`)).toMatchObject([
      { action: 'asked-invitation' },
      { action: 'consent-request-accepted' },
    ]);
  });

  it('without a language is taken in that of her account', async () => {
    const her = await work.her({ language: 'sw' });
    await work.invites(employer, her.phone);
    const [request] = await work.requests(her.token);
    await work.answer(her.token, request?.id ?? '', 'accepted');
    expect(await work.consentsOf(her.id)).toMatchObject([{ language: 'sw', text: readIn('sw', request) }]);
  });

  // spec: worker-calls/consent
  it('yes to a check that was paid for opens its case; no gives the money back', async () => {
    const [yes, no] = [await work.her(), await work.her()];
    for (const [her, answer] of [
      [yes, 'accepted'],
      [no, 'declined'],
    ] as const) {
      await paidFor(her.id);
      const [request] = await work.requests(her.token);
      expect(await work.answer(her.token, request?.id ?? '', answer)).toMatchObject({ status: 200 });
    }
    expect(await api.ctx.db.select().from(cases).where(eq(cases.workerId, yes.id))).toHaveLength(1);
    expect(await api.ctx.db.select().from(cases).where(eq(cases.workerId, no.id))).toEqual([]);
    const [bought] = await paymentsOf(api).rowsOf(no.id);
    expect(
      await api.ctx.db
        .select()
        .from(refunds)
        .where(eq(refunds.purchaseId, bought?.id ?? '')),
    ).toMatchObject([{ reason: 'consent-declined', amountCents: 100_000 }]);
  });

  it.each(['accepted', 'declined'])('%s twice is one answer', async (answer) => {
    const her = await invited();
    const first = await work.answer(her.token, her.id, answer);
    const second = await work.answer(her.token, her.id, answer);
    expect(second).toMatchObject({ status: 200, body: first.body });
    const told = await work.audit(`consent-request:${her.id}`);
    expect(told.filter(({ action }) => action.startsWith('consent-request-'))).toHaveLength(1);
  });

  it.each([
    ['accepted', 'declined', english.requestAcceptedBefore],
    ['declined', 'accepted', english.requestDeclinedBefore],
  ])('%s stands, and %s after it is told so', async (first, second, message) => {
    const her = await invited();
    await work.answer(her.token, her.id, first);
    expect(await work.answer(her.token, her.id, second)).toMatchObject({
      status: 409,
      body: { message },
    });
    expect((await work.latestRequest(her.workerId)).status).toBe(first);
  });

  it('of two at once, different ones, has one that wins and one that hears of it', async () => {
    const her = await invited();
    const answers = await Promise.all(
      ['accepted', 'declined', 'accepted', 'declined'].map((answer) =>
        work.answer(her.token, her.id, answer),
      ),
    );
    const { status } = await work.latestRequest(her.workerId);
    expect(answers.filter((each) => each.status === 200)).toHaveLength(2);
    expect(answers.filter((each) => each.status === 409)).toHaveLength(2);
    expect(await work.consentsOf(her.workerId)).toHaveLength(status === 'accepted' ? 1 : 0);
  });

  it('in the app and by SMS at the same moment is one: the first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const her = await invited();
      const { number } = await work.latestRequest(her.workerId);
      const [inApp] = await Promise.all([
        work.answer(her.token, her.id, 'accepted'),
        work.writes(her.phone, `NO ${number}`),
      ]);
      const { status, answerChannel } = await work.latestRequest(her.workerId);
      expect([inApp.status, status, answerChannel]).toEqual(
        inApp.status === 200 ? [200, 'accepted', 'app'] : [409, 'declined', 'sms'],
      );
      expect(await work.consentsOf(her.workerId)).toHaveLength(inApp.status === 200 ? 1 : 0);
    }
  });

  it('yes in the app, yes by SMS and STOP at the same moment leave no consent standing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const her = await invited();
      const { number } = await work.latestRequest(her.workerId);
      const [inApp] = await Promise.all([
        work.answer(her.token, her.id, 'accepted'),
        work.writes(her.phone, `YES ${number}`),
        work.writes(her.phone, 'STOP'),
      ]);
      const { status } = await work.latestRequest(her.workerId);
      expect(inApp.status === 200 ? ['accepted'] : ['accepted', 'declined']).toContain(status);
      const given = await work.consentsOf(her.workerId);
      expect(given).toHaveLength(status === 'accepted' ? 1 : 0);
      expect(given.filter(({ withdrawnAt }) => withdrawnAt === null)).toEqual([]);
      expect(await work.workerRow(her.workerId)).toMatchObject({ optedOutAt: expect.any(Date) });
    }
  });

  it('by SMS before it is told which one stands', async () => {
    const her = await invited();
    await work.writes(her.phone, 'YES');
    expect(await work.answer(her.token, her.id, 'accepted')).toMatchObject({ status: 200 });
    expect(await work.answer(her.token, her.id, 'declined')).toMatchObject({
      status: 409,
      body: { message: english.requestAcceptedBefore },
    });
    expect(await work.consentsOf(her.workerId)).toMatchObject([{ channel: 'sms' }]);
  });

  it('after 48 hours is none, whether the scheduled job ran or not', async () => {
    const her = await invited();
    await api.advance(48 * 3600);
    for (const answer of ['accepted', 'declined'])
      expect(await work.answer(her.token, her.id, answer)).toMatchObject({
        status: 409,
        body: { message: english.requestExpired },
      });
    expect(await work.consentsOf(her.workerId)).toEqual([]);
  });

  it('after STOP finds the question declined', async () => {
    const her = await invited();
    await work.writes(her.phone, 'STOP');
    expect(await work.answer(her.token, her.id, 'accepted')).toMatchObject({
      status: 409,
      body: { message: english.requestDeclinedBefore },
    });
  });

  it('yes of a worker who wants no messages is none, even where a question is left open', async () => {
    const her = await invited();
    await api.ctx.db
      .update(workers)
      .set({ optedOutAt: api.ctx.clock.now() })
      .where(eq(workers.id, her.workerId));
    expect(await work.answer(her.token, her.id, 'accepted')).toMatchObject({
      status: 409,
      body: { message: english.messagesStopped },
    });
    expect(await work.answer(her.token, her.id, 'declined')).toMatchObject({ status: 200 });
  });

  it('to another worker’s question is answered as to none', async () => {
    const [hers, other] = [await invited(), await work.her()];
    const theirs = await work.answer(other.token, hers.id, 'accepted');
    const nobodys = await work.answer(other.token, NOBODY, 'accepted');
    expect(theirs).toMatchObject({ status: 404 });
    expect(theirs.body).toEqual(nobodys.body);
    expect((await work.latestRequest(hers.workerId)).status).toBe('open');
  });

  it('is told in Kiswahili where she reads it', async () => {
    const her = await invited();
    const answer = await api.call('POST', `/api/worker/requests/${her.id}/answer`, {
      token: her.token,
      body: { answer: 'declined' },
      headers: { 'accept-language': 'sw' },
    });
    expect(answer).toMatchObject({ status: 200, body: { message: kiswahili.requestDeclined } });
  });
});
