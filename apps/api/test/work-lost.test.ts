import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeNext } from '@repo/api-client/contract/work';
import { MAXIMUM_IDENTITY_ATTEMPTS } from '@repo/domain/identity-check';
import { english } from '@repo/domain/refusals/english';
import { isRefundMoving, refundActOf, refundMachine } from '@repo/domain/refund';
import { identityJobs } from '../src/db/schema/identity.ts';
import { refunds } from '../src/db/schema/purchases.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { heldWorkOf } from './held-work.ts';
import { identityWorkOf, startIdentityApi } from './identity-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi(startIdentityApi);
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const identity = identityWorkOf(api);
const team = teamWorkOf(api);
const held = heldWorkOf(api);

let token: string;
beforeEach(async () => {
  ({ token } = await team.member('senior'));
});

type Queue = Parameters<typeof held.queue>[1];
const find = async (id: string, ...where: [Queue, Parameters<typeof held.queue>[2]?]) =>
  (await held.queue(token, ...where)).find((each) => each.id === id);

/** A worker with an open identity check. */
async function opened() {
  const amani = await identity.worker();
  const caseId = await work.open((await work.employer()).id, amani.id, 16);
  const { id } = await work.cases.check(caseId, 'identity');
  return { amani, caseId, id };
}

describe('an identity check', () => {
  it('that its proof gives back to the team is in a queue', async () => {
    const { amani, id } = await opened();
    const first = await identity.attempt(amani, { outcome: 'provisional' }, 'provisional');
    await decisions.checkTaken(work.ops, id, { outcome: 'finding', note: 'Another face.' });
    expect(await find(id, 'second_look')).toMatchObject({ needs: 'second_look' });
    await identity.expire(first.id);
    await identity.attempt(amani, { outcome: 'approved' }, 'verified');
    expect(await find(id, 'second_look')).toMatchObject({
      queue: 'second_look',
      needs: 'first_look',
      check_kind: 'identity',
    });
    expect(await find(id, 'second_look', 'unassigned')).toBeDefined();
  });

  it('whose worker has no attempt left is work of the team', async () => {
    const { amani, caseId, id } = await opened();
    const rejected = { outcome: 'rejected', reason: 'spoof_detected' };
    for (let attempt = 1; attempt < MAXIMUM_IDENTITY_ATTEMPTS; attempt += 1)
      await identity.attempt(amani, rejected, 'failed');
    expect(await work.cases.check(caseId, 'identity')).toMatchObject({ waitingOn: 'worker', turn: 'others' });
    const { id: job } = await identity.attempt(amani, rejected, 'review');
    // The attempt is the work while the team compares it.
    expect(await find(id, 'second_look')).toBeUndefined();
    await identity.decideByTeam(job, {
      decision: 'failed',
      reason: 'card_differs',
      note: 'Another person’s card.',
    });
    expect(await find(id, 'second_look')).toMatchObject({ check_kind: 'identity', needs: 'first_look' });
    const other = await work.open((await work.employer()).id, amani.id, 16);
    expect(await work.cases.check(other, 'identity')).toMatchObject({ waitingOn: 'team', turn: 'team' });
  });

  it('with an attempt at the team is one piece of work, not two', async () => {
    const { amani, id } = await opened();
    const { id: job } = await identity.attempt(amani, { outcome: 'provisional' }, 'provisional');
    expect(await find(job, 'identity')).toBeDefined();
    expect(await find(id, 'second_look')).toBeUndefined();
    const { work: next } = await api.make(takeNext, { token, params: { queue: 'identity' } });
    expect(next?.kind).toBe('identity');
    await api.ctx.db.update(identityJobs).set({ state: 'name_differs' }).where(eq(identityJobs.id, job));
  });
});

describe('a dispute', () => {
  const decide = (id: string, by: string) =>
    decisions.check(by, id, { outcome: 'finding', note: 'A conviction of 2019.' });

  it('waits until two members have decided about the finding', async () => {
    const { id, token: worker } = await work.opened('social_media');
    await decide(id, work.ops);
    const dispute = await work.disputed(worker, 'check', id);
    expect(await work.rule(dispute, { decision: 'rejected', note: 'It stands.' })).toMatchObject({
      status: 409,
    });
    expect(await find(dispute, 'disputes')).toBeUndefined();
    expect(await find(dispute, 'disputes', 'waiting')).toMatchObject({ deadline: 'stopped' });
    const before = api.ctx.clock.now();
    await decide(id, await work.cases.colleagueToken());
    const open = await find(dispute, 'disputes');
    expect(open).toMatchObject({ deadline: 'on_time' });
    expect(new Date(open?.since ?? '').getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(await find(dispute, 'disputes', 'waiting')).toBeUndefined();
  });

  it('of a ruling is in the queue of everybody but the member who gave it', async () => {
    const { id, token: worker } = await work.found('social_media');
    const ruling = { decision: 'upheld', outcome: 'unable_to_verify', note: 'Another person.' };
    const senior = await team.member('senior');
    expect(await work.rule(await work.disputed(worker, 'check', id), ruling, senior.token)).toMatchObject({
      status: 200,
    });
    const again = await work.disputed(worker, 'check', id);
    const seen = async (by: string) => (await held.queue(by, 'disputes')).some((each) => each.id === again);
    expect([await seen(senior.token), await seen(token)]).toEqual([false, true]);
    expect(
      await api.call('POST', `/api/ops/work/dispute/${again}/claim`, { token: senior.token }),
    ).toMatchObject({ status: 409 });
  });
});

it.each(refundMachine.states.flatMap((status) => [null, 'a refund'].map((at) => [status, at] as const)))(
  'a refund that is %s (at the provider: %s) is open when the team can continue it',
  async (status, providerRefundId) => {
    const employer = await work.employer();
    const { id: purchaseId } = await work.cases.purchase(employer.id, await work.worker(), 16);
    const [row] = await api.ctx.db
      .insert(refunds)
      .values({
        purchaseId,
        amountCents: 100,
        reason: 'consent-declined',
        createdAt: api.ctx.clock.now(),
        status,
        providerRefundId,
      })
      .returning({ id: refunds.id });
    const { token: by } = await team.member('finance');
    const has = async (view: 'open' | 'waiting') =>
      (await held.queue(by, 'refunds', view)).some(({ id }) => id === row?.id);
    const act = refundActOf(status, providerRefundId !== null);
    expect(await has('open')).toBe(act === 'retry_with_details');
    expect(await has('waiting')).toBe(act === 'wait' && !isRefundMoving(status));
  },
);

it('nobody decides an identity check by hand while a colleague holds the attempt', async () => {
  const { amani, id } = await opened();
  const { id: job } = await identity.attempt(amani, { outcome: 'provisional' }, 'provisional');
  const other = await team.member('agent');
  await api.call('POST', `/api/ops/work/identity/${job}/claim`, { token: other.token });
  const body = { outcome: 'clear', note: 'Seen.' };
  const decide = (by: string) => decisions.check(by, id, body);
  expect(await decide(token)).toMatchObject({ status: 409, body: { message: english.workHeldByAnother } });
  expect(await decide(other.token)).toMatchObject({ status: 200 });
});

it('nobody makes an incident of a review that a colleague holds', async () => {
  const { worker, id } = await work.written({
    rating: 1,
    review: 'Late.',
    incident_report: 'A ring is gone.',
  });
  const [row] = await work.rowsOf(worker);
  const other = await team.member('agent');
  await api.call('POST', `/api/ops/work/review/${id}/claim`, { token: other.token });
  expect(await work.takeUp(id, row?.updatedAt.toISOString() ?? '')).toMatchObject({
    status: 409,
    body: { message: english.workHeldByAnother },
  });
});
