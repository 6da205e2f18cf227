import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getDeepCheck } from '@repo/api-client/contract/verifications';
import { cases } from '../src/db/schema/cases.ts';
import { employers } from '../src/db/schema/people.ts';
import { referenceCalls } from '../src/db/schema/reference-calls.ts';
import type { TestEmployer } from './case-work.ts';
import { decisionsOf } from './decisions.ts';
import { kenyanPhone } from './phones.ts';
import { referenceWorkOf, type TestWorker } from './reference-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await referenceWorkOf(api);
const decisions = decisionsOf(api);
const team = teamWorkOf(api);

/** A worker who named the household and two others, in this order. */
async function named(household: TestEmployer) {
  const worker = await work.signedIn();
  const rows = [work.row('Njeri Test', household.phone), work.row('Ruth Test'), work.row('Joy Test')];
  const [own, ruth, joy] = await work.name(worker, rows);
  if (own === undefined || ruth === undefined || joy === undefined) throw new Error('Three were named');
  return { worker, own, ruth, joy };
}

const flagsOfFirst = async (worker: TestWorker) => (await work.team(worker))[0]?.flags;
const reportOf = ({ token }: TestEmployer, worker: TestWorker) =>
  api.make(getDeepCheck, { token, params: { id: worker.id } });

const clear = { outcome: 'clear', note: '', reason: 'referees_confirm' };
const tooFew = { outcome: 'unable_to_verify', note: 'One confirms.', reason: 'referees_too_few' };

async function decide(caseId: string, body: object) {
  const { token } = await team.member('agent');
  const { id } = await work.check(caseId, 'references');
  return decisions.check(token, id, body);
}

describe('a household that ordered a check of the worker', () => {
  it('is not told to the team by an invitation alone', async () => {
    const household = await work.employer();
    const { worker } = await named(household);
    await work.invitation(household, worker.id, 'accepted');
    expect(await flagsOfFirst(worker)).toEqual([]);
  });

  it('is told by its payment, and is not verified', async () => {
    const household = await work.employer();
    const { worker, own } = await named(household);
    await work.purchase(household.id, worker.id, 17);
    expect(await flagsOfFirst(worker)).toEqual(['household']);
    await expect(work.tryToCall(own.id, 'verified')).resolves.toMatchObject({
      status: 400,
      body: { fields: { feedback: expect.stringContaining('this household ordered') as unknown } },
    });
    await expect(work.tryToCall(own.id, 'not_reached', '')).resolves.toMatchObject({ status: 200 });
  });

  it('is the household of another worker, or another household: nothing is told', async () => {
    const household = await work.employer();
    const { worker, own } = await named(household);
    await work.open(household.id, await work.worker());
    await work.open((await work.employer()).id, worker.id);
    expect(await flagsOfFirst(worker)).toEqual([]);
    await expect(work.called(own.id, 'verified')).resolves.toMatchObject({
      reference: { status: 'verified' },
    });
  });

  it('is not told to the worker, who reads the same as of everybody else', async () => {
    const household = await work.employer();
    const invited = await work.signedIn();
    await work.invitation(household, invited.id, 'pending');
    const rows = [work.row('Njeri Test', household.phone), work.row('Ruth Test')];
    const [own, ruth] = await work.name(invited, rows);
    expect(own).toMatchObject({ status: ruth?.status, hint: ruth?.hint });
    expect(await work.listed(invited)).toMatchObject([{ hint: null }, { hint: null }]);
  });

  it('does not count beside one who confirms, and nobody has to call it', async () => {
    const household = await work.employer();
    const { worker, ruth, joy } = await named(household);
    const caseId = await work.open(household.id, worker.id, 18);
    await work.called(ruth.id, 'verified');
    await work.called(joy.id, 'refused', '');
    expect(await decide(caseId, clear)).toMatchObject({ status: 409 });
    expect(await decide(caseId, tooFew)).toMatchObject({ status: 200 });
  });

  it('does not count with a word that it gave before it ordered, and its report says so', async () => {
    const household = await work.employer();
    const { worker, own, ruth, joy } = await named(household);
    const other = await work.employer();
    const before = await work.open(other.id, worker.id, 18);
    await work.called(own.id, 'verified', 'Patient with our twins.');
    await work.called(ruth.id, 'verified', 'Kind.');
    expect(await decide(before, clear)).toMatchObject({ status: 200 });

    const caseId = await work.open(household.id, worker.id, 18);
    await work.called(joy.id, 'not_reached', '');
    expect(await decide(caseId, clear)).toMatchObject({ status: 409 });
    const report = await reportOf(household, worker);
    expect(report.references_summary).toMatchObject({ verified: 1, total: 3, unreached: 1 });
    expect(report.references).toMatchObject([
      { verified: false, feedback: null },
      { verified: true },
      { verified: false },
    ]);

    // What was decided before the household ordered stays as it was.
    expect((await reportOf(other, worker)).references_summary).toMatchObject({ verified: 2, total: 3 });
  });

  it('can be a referee for another household, once its own check has ended', async () => {
    const household = await work.employer();
    const { worker, own, ruth, joy } = await named(household);
    const first = await work.open(household.id, worker.id, 18);
    expect(await flagsOfFirst(worker)).toEqual(['household']);
    await api.ctx.db
      .update(cases)
      .set({ status: 'completed', completedAt: api.ctx.clock.now() })
      .where(eq(cases.id, first));
    const next = await work.open((await work.employer()).id, worker.id, 18);
    expect(await flagsOfFirst(worker)).toEqual([]);
    await work.called(own.id, 'verified', 'Patient with our twins.');
    await work.called(ruth.id, 'verified', 'Kind.');
    await work.called(joy.id, 'refused', '');
    expect(await decide(next, clear)).toMatchObject({ status: 200 });
    // Its own report still does not have its word.
    expect((await reportOf(household, worker)).references_summary).toMatchObject({ verified: 1 });
  });

  it('is found by the number that it has now', async () => {
    const household = await work.employer();
    const { worker } = await named(household);
    await work.open(household.id, worker.id);
    expect(await flagsOfFirst(worker)).toEqual(['household']);
    const phone = kenyanPhone(work.newPhone());
    await api.ctx.db.update(employers).set({ phone }).where(eq(employers.id, household.id));
    expect(await flagsOfFirst(worker)).toEqual([]);
  });
});

it('a report tells why a check is not applicable, and of no other outcome a reason', async () => {
  const employer = await work.employer();
  const worker = await work.signedIn();
  const caseId = await work.open(employer.id, worker.id, 18);
  const body = { outcome: 'not_applicable', note: '', reason: 'first_job' };
  expect(await decide(caseId, body)).toMatchObject({ status: 200 });
  const { references_summary, verification } = await reportOf(employer, worker);
  expect(references_summary).toMatchObject({ outcome: 'not_applicable', ground: 'first_job' });
  expect(verification?.police_check).toMatchObject({ ground: null });
});

it('a report counts as not reached whom the team called in vain, and nobody who denied the work', async () => {
  const employer = await work.employer();
  const { worker, own, ruth, joy } = await named(await work.employer());
  await work.open(employer.id, worker.id, 18);
  await work.called(own.id, 'not_reached', '');
  await work.called(ruth.id, 'not_reached', '');
  const { id: memberId } = await team.member('agent');
  await api.ctx.db
    .insert(referenceCalls)
    .values({ referenceId: ruth.id, memberId, at: api.ctx.clock.now(), outcome: 'denied' });
  await work.called(joy.id, 'verified');
  expect((await reportOf(employer, worker)).references_summary).toMatchObject({
    verified: 1,
    total: 3,
    unreached: 1,
  });
});
