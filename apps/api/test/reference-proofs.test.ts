import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getDeepCheck } from '@repo/api-client/contract/verifications';
import { workerReferences } from '../src/db/schema/people.ts';
import { referenceCalls } from '../src/db/schema/reference-calls.ts';
import { DAY_MILLISECONDS } from './days-on.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { heldWorkOf } from './held-work.ts';
import { kenyanPhone } from './phones.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const held = heldWorkOf(api);

const now = () => api.ctx.clock.now();
const decide = (token: string, id: string, body: object) => decisions.check(token, id, body);
const named = async (workerId: string, phone: string) => {
  const [row] = await api.ctx.db
    .insert(workerReferences)
    .values({
      workerId,
      name: 'Ruth Test',
      phone: kenyanPhone(phone),
      relationship: 'Previous Employer',
      createdAt: now(),
    })
    .returning({ id: workerReferences.id });
  return row?.id ?? '';
};

// spec: team-cases/tried
it.each([
  ['nobody was tried', [], 409],
  ['one was tried on two days', [[1, 2]], 409],
  ['one was tried three times on two days', [[1, 1, 2]], 409],
  [
    'one was tried on three days, and another on two',
    [
      [1, 2, 3],
      [1, 2],
    ],
    409,
  ],
  [
    'each was tried on three days',
    [
      [1, 2, 3],
      [2, 3, 4],
    ],
    200,
  ],
] as const)('an outcome "not reached" where %s', async (_what, days, status) => {
  const { id, worker } = await work.opened('references', 18);
  const member = await team.member('agent');
  for (const [place, tries] of days.entries()) {
    const referenceId = await named(worker, `+25470039910${place}`);
    for (const day of tries)
      await api.ctx.db.insert(referenceCalls).values({
        referenceId,
        memberId: member.id,
        at: new Date(now().getTime() - day * DAY_MILLISECONDS),
        outcome: 'not_reached',
      });
  }
  const body = { outcome: 'unable_to_verify', note: 'Nobody answered.', reason: 'referees_not_reached' };
  expect(await decide(member.token, id, body)).toMatchObject({ status });
});

/** A referee of each kind: what the team has of her. */
const referees = {
  confirmed: { status: 'verified', calls: ['verified'] },
  denied: { status: 'pending', calls: ['denied'] },
  unreached: { status: 'pending', calls: ['not_reached', 'not_reached', 'not_reached'] },
  tried: { status: 'pending', calls: ['not_reached'] },
  uncalled: { status: 'pending', calls: [] },
  corrected: { status: 'pending', calls: ['verified'] },
  unwilling: { status: 'refused', calls: ['refused'] },
} as const;

// spec: team-cases/two-referees
it.each([
  { named: ['confirmed'], clear: 409, tooFew: 200 },
  { named: ['confirmed', 'confirmed'], clear: 200, tooFew: 409 },
  { named: ['confirmed', 'confirmed', 'uncalled'], clear: 200, tooFew: 409 },
  { named: ['confirmed', 'denied'], clear: 409, tooFew: 200 },
  { named: ['confirmed', 'unreached'], clear: 409, tooFew: 200 },
  { named: ['confirmed', 'unwilling'], clear: 409, tooFew: 200 },
  { named: ['confirmed', 'tried'], clear: 409, tooFew: 409 },
  { named: ['confirmed', 'uncalled'], clear: 409, tooFew: 409 },
  { named: ['confirmed', 'corrected'], clear: 409, tooFew: 409 },
  { named: ['denied', 'unwilling'], clear: 409, tooFew: 200 },
] as const)('referees $named: clear $clear, too few $tooFew', async ({ named: kinds, clear, tooFew }) => {
  const { id, worker } = await work.opened('references', 18);
  const member = await team.member('agent');
  for (const [place, kind] of kinds.entries()) {
    const { status, calls } = referees[kind];
    const referenceId = await named(worker, `+25470039920${place}`);
    await api.ctx.db.update(workerReferences).set({ status }).where(eq(workerReferences.id, referenceId));
    for (const [day, outcome] of calls.entries())
      await api.ctx.db.insert(referenceCalls).values({
        referenceId,
        memberId: member.id,
        at: new Date(now().getTime() - (calls.length - day) * DAY_MILLISECONDS),
        outcome,
      });
  }
  const few = { outcome: 'unable_to_verify', note: 'One confirms her.', reason: 'referees_too_few' };
  const whole = { outcome: 'clear', note: '', reason: 'referees_confirm' };
  // The one that is refused comes first: a decision is final.
  const [first, second] = clear === 200 ? [few, whole] : [whole, few];
  const statuses = clear === 200 ? [tooFew, clear] : [clear, tooFew];
  expect(await decide(member.token, id, first)).toMatchObject({ status: statuses[0] });
  expect(await decide(member.token, id, second)).toMatchObject({ status: statuses[1] });
});

it.each([
  ['nobody', [], 200],
  ['a referee who confirmed her', ['verified'], 409],
  ['a referee whom nobody has called', ['pending'], 409],
  ['a referee who refused', ['refused'], 200],
] as const)('"She has no earlier employer" of a worker who named %s', async (_who, statuses, status) => {
  const { id, worker } = await work.opened('references', 18);
  const member = await team.member('agent');
  for (const [place, each] of statuses.entries()) {
    const referenceId = await named(worker, `+25470039930${place}`);
    await api.ctx.db
      .update(workerReferences)
      .set({ status: each })
      .where(eq(workerReferences.id, referenceId));
  }
  const body = { outcome: 'not_applicable', note: '', reason: 'first_job' };
  expect(await decide(member.token, id, body)).toMatchObject({ status });
});

it('a confirmation is refused for referees who said that she never worked there', async () => {
  const { id, worker } = await work.opened('references', 18);
  const { token } = await team.member('agent');
  await held.hold(token, worker);
  const reference = await named(worker, '+254700399001');
  const call = await api.call('POST', `/api/ops/references/${reference}/call`, {
    token,
    body: {
      outcome: 'verified',
      feedback: 'Reached.',
      answers: {
        employed: 'no',
        period: null,
        duties: null,
        rehire: 'no',
        concerns: 'I do not know her.',
        may_share: 'no',
      },
    },
  });
  expect(call.status).toBe(200);
  const body = { outcome: 'clear', note: '', reason: 'referees_confirm' };
  expect((await decide(token, id, body)).status).toBe(409);
});

describe('a referee', () => {
  it('who does not let us pass on her words is not quoted in the report', async () => {
    const { worker, caseId, employer } = await work.opened('references', 18);
    const { token } = await team.member('agent');
    await held.hold(token, worker);
    const reference = await named(worker, '+254700399003');
    await api.call('POST', `/api/ops/references/${reference}/call`, {
      token,
      body: {
        outcome: 'verified',
        feedback: 'She hit the twins, says the referee.',
        answers: {
          employed: 'yes',
          period: null,
          duties: null,
          rehire: 'no',
          concerns: null,
          may_share: 'no',
        },
      },
    });
    await work.cases.decide(work.ops, caseId, 'references', 'clear');
    const report = await api.make(getDeepCheck, { token: employer.token, params: { id: worker } });
    expect(JSON.stringify(report)).not.toContain('She hit the twins');
  });

  it('who was reached is not called again: her number stays hidden', async () => {
    const { worker } = await work.opened('references', 18);
    const { token } = await team.member('agent');
    await held.hold(token, worker);
    const reference = await named(worker, '+254700399004');
    await api.call('POST', `/api/ops/references/${reference}/call`, {
      token,
      body: { outcome: 'verified', feedback: 'Fine.' },
    });
    expect((await api.call('POST', `/api/ops/references/${reference}/number`, { token })).status).toBe(409);
  });
});
