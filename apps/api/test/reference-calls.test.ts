import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { listReferencesOfWorker } from '@repo/api-client/contract/references';
import { getDeepCheck } from '@repo/api-client/contract/verifications';
import { formatDate } from '@repo/domain/dates';
import { dayAfterTry, type RefereeAnswers } from '@repo/domain/reference-call';
import { referenceCalls } from '../src/db/schema/reference-calls.ts';
import { heldWorkOf } from './held-work.ts';
import { referenceWorkOf, type TestWorker } from './reference-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await referenceWorkOf(api);
const held = heldWorkOf(api);
const team = teamWorkOf(api);

const NOBODY = '00000000-0000-4000-8000-000000000000';
const ANSWERS: RefereeAnswers = {
  employed: 'yes',
  period: 'From January to March.',
  duties: 'She cared for the twins.',
  rehire: 'unsure',
  concerns: null,
  may_share: 'yes',
};

let member: Awaited<ReturnType<typeof team.member>>;
beforeEach(async () => {
  member = await team.member('agent', 'Baraka Test');
});

async function two(worker?: TestWorker) {
  const hers = worker ?? (await work.signedIn());
  const [first, second] = await work.name(hers, [work.row('Ruth Test'), work.row('Joy Test')]);
  if (first === undefined || second === undefined) throw new Error('Two were named');
  await held.hold(member.token, hers.id);
  return { worker: hers, first, second };
}

const showNumber = (id: string, { token } = member) =>
  api.call('POST', `/api/ops/references/${id}/number`, { token });
const record = (id: string, body: object) =>
  api.call('POST', `/api/ops/references/${id}/call`, { token: member.token, body });
const tryOnce = (id: string) => record(id, { outcome: 'not_reached', feedback: '' });
const reached = (id: string, answers: unknown = ANSWERS) =>
  record(id, { outcome: 'verified', feedback: 'Patient with our twins.', answers });
const read = async ({ id }: TestWorker) =>
  (await api.make(listReferencesOfWorker, { token: member.token, params: { id } })).references;
const rowsOf = (id: string) =>
  api.ctx.db.select().from(referenceCalls).where(eq(referenceCalls.referenceId, id));

describe('the number of a referee', () => {
  // spec: team-case-pages/number
  it('is whole only on request, which is on record', async () => {
    const { worker, first } = await two();
    expect(JSON.stringify(await read(worker))).not.toContain(first.phone);
    expect(await showNumber(first.id)).toMatchObject({ status: 200, body: { phone: first.phone } });
    const actions = await work.actionsOn(`reference:${first.id}`);
    expect(actions.at(-1)).toEqual({
      action: 'reference-number-shown',
      actor: `ops:${member.id}`,
      details: { worker: worker.id },
    });
  });

  // spec: team-case-pages/number
  it('is for a member who holds work about the worker', async () => {
    const { first } = await two();
    const other = await team.member('agent');
    expect(await showNumber(first.id, other)).toMatchObject({ status: 403 });
    expect((await work.actionsOn(`reference:${first.id}`)).map(({ action }) => action)).not.toContain(
      'reference-number-shown',
    );
  });

  it('is gone after a refusal', async () => {
    const { first } = await two();
    await record(first.id, { outcome: 'refused', feedback: '' });
    expect(await showNumber(first.id)).toMatchObject({ status: 409 });
  });

  it('is unknown of nobody', async () => {
    expect(await showNumber(NOBODY)).toMatchObject({ status: 404 });
  });
});

describe('the answers of a referee', () => {
  // spec: team-case-pages/call-sheet
  it('are kept for the team with the call, its day and the member', async () => {
    const { worker, first } = await two();
    expect(await reached(first.id)).toMatchObject({ status: 200 });
    expect(await read(worker)).toMatchObject([
      {
        feedback: 'Patient with our twins.',
        calls: [{ at: expect.any(String), by: 'Baraka Test', outcome: 'verified', answers: ANSWERS }],
      },
      { calls: [] },
    ]);
  });

  // spec: team-case-pages/call-sheet
  it('are told neither to the worker nor to an employer', async () => {
    const worker = await work.signedIn();
    const employer = await work.employer();
    await work.open(employer.id, worker.id, 18);
    const { first } = await two(worker);
    await reached(first.id);
    const report = await api.make(getDeepCheck, { token: employer.token, params: { id: worker.id } });
    for (const shown of [report, await work.listed(worker)])
      expect(JSON.stringify(shown)).not.toContain('cared for the twins');
  });

  it('may be missing', async () => {
    const { worker, first } = await two();
    await record(first.id, { outcome: 'verified', feedback: 'Patient with our twins.' });
    expect(await read(worker)).toMatchObject([{ calls: [{ answers: null }] }, {}]);
  });

  it.each([
    ['an unknown question', { ...ANSWERS, salary: 'High.' }],
    ['a missing question', { employed: 'yes' }],
    ['an unknown choice', { ...ANSWERS, rehire: 'perhaps' }],
    ['more than 500 characters', { ...ANSWERS, duties: 'a'.repeat(501) }],
  ])('are refused with %s', async (_what, answers) => {
    const { first } = await two();
    expect(await reached(first.id, answers)).toMatchObject({ status: 400 });
    expect(await rowsOf(first.id)).toEqual([]);
  });

  it.each(['not_reached', 'refused'])('are not kept of a call that came to "%s"', async (outcome) => {
    const { first } = await two();
    await record(first.id, { outcome, feedback: '', answers: ANSWERS });
    expect(await rowsOf(first.id)).toMatchObject([{ outcome, answers: null }]);
  });

  it('are deleted when the referee refuses later by SMS, and that the team called stays', async () => {
    const { worker, first, phone, number } = await work.named();
    await held.hold(member.token, worker.id);
    await reached(first.id);
    await api.writeSms(phone, `NO ${number}`);
    await api.waitForSms(phone, /noted/);
    expect(await rowsOf(first.id)).toMatchObject([{ outcome: 'verified', answers: null }]);
  });
});

// spec: team-case-pages/tries
it('a second call without an answer on one day is refused with the day of the next', async () => {
  const { worker, first } = await two();
  expect(await tryOnce(first.id)).toMatchObject({ status: 200 });
  const next = formatDate(dayAfterTry(api.ctx.clock.now()));
  expect(await tryOnce(first.id)).toMatchObject({
    status: 409,
    body: { message: `You tried today already. The next try is on ${next}.` },
  });
  expect(await read(worker)).toMatchObject([
    { calls_unanswered: 1, calls: [{ outcome: 'not_reached' }] },
    {},
  ]);
  await work.dayPasses(first.id);
  expect(await tryOnce(first.id)).toMatchObject({ body: { reference: { calls_unanswered: 2 } } });
});

it('a referee who calls back on the day of a try is recorded', async () => {
  const { first } = await two();
  await tryOnce(first.id);
  expect(await reached(first.id)).toMatchObject({ status: 200 });
});

it('two tries at the same moment are one', async () => {
  const { first } = await two();
  const answers = await Promise.all([1, 2].map(() => tryOnce(first.id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

// spec: team-case-pages/own-reply
it('a YES by SMS stands beside the call, until the referee refuses', async () => {
  const { worker, phone, number } = await work.named();
  await held.hold(member.token, worker.id);
  await api.writeSms(phone, `YES ${number}`);
  await api.waitForSms(phone, /thank you/);
  expect(await read(worker)).toMatchObject([
    { status: 'pending', agreed_at: expect.any(String), refused_by: null },
    { agreed_at: null },
  ]);
  await api.writeSms(phone, `NO ${number}`);
  await api.waitForSms(phone, /noted/);
  expect(await read(worker)).toMatchObject([{ agreed_at: null, refused_by: 'sms' }, {}]);
});

describe('a refusal', () => {
  // spec: team-case-pages/own-reply
  it('tells that the referee wrote it by SMS, and when the referee was told', async () => {
    const { worker, phone, number } = await work.named();
    await held.hold(member.token, worker.id);
    await api.writeSms(phone, `NO ${number}`);
    await api.waitForSms(phone, /noted/);
    expect(await read(worker)).toMatchObject([
      { refused_by: 'sms', refused_at: expect.any(String), told_at: expect.any(String), phone: null },
      { refused_by: null, refused_at: null },
    ]);
  });

  // spec: team-case-pages/own-reply
  it('tells that the referee said it on the phone', async () => {
    const { worker, first } = await two();
    await record(first.id, { outcome: 'refused', feedback: '' });
    expect(await read(worker)).toMatchObject([{ refused_by: 'call', calls: [{ outcome: 'refused' }] }, {}]);
  });
});

describe('when the worker changes a reference', () => {
  const change = ({ id, name, phone, relationship }: Awaited<ReturnType<typeof two>>['first']) => ({
    id,
    name,
    phone: phone ?? '',
    relationship,
  });

  it('the calls to another number are deleted', async () => {
    const { worker, first, second } = await two();
    await tryOnce(first.id);
    await work.name(worker, [{ ...change(first), phone: work.newPhone() }, change(second)]);
    expect(await rowsOf(first.id)).toEqual([]);
    expect(await tryOnce(first.id)).toMatchObject({ status: 200 });
  });

  it('the answers about another relationship are deleted, and the calls to the number stay', async () => {
    const { worker, first, second } = await two();
    await reached(first.id);
    await work.name(worker, [{ ...change(first), relationship: 'Aunt' }, change(second)]);
    expect(await rowsOf(first.id)).toMatchObject([{ outcome: 'verified', answers: null }]);
  });

  it('the calls of a removed reference are deleted', async () => {
    const { worker, first } = await two();
    await reached(first.id);
    expect(await work.remove(worker, first.id)).toMatchObject({ status: 200 });
    expect(await rowsOf(first.id)).toEqual([]);
  });
});
