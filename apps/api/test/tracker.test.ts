import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { moveCheck } from '@repo/api-client/contract/checks';
import { getCompletion } from '@repo/api-client/contract/verifications';
import type { CheckKind, WaitingOn } from '@repo/domain/check';
import { addBusinessDays, endOfDay } from '@repo/domain/dates';
import { checks } from '../src/db/schema/cases.ts';
import { checkPostponements } from '../src/db/schema/check-postponements.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { lockWorker } from '../src/services/access/lock-worker.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { postponeOverdue } from '../src/services/casework/checks/postpone-overdue.ts';
import { decisionsOf } from './decisions.ts';
import { caseWorkOf, type TestEmployer } from './case-work.ts';
import { useApi } from './use-api.ts';
import { heldUp } from './held-up.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const DAY_MILLISECONDS = 86_400_000;

const api = await useApi();
const decisions = decisionsOf(api);
const work = caseWorkOf(api);
const ops = await work.opsToken();
let employer: TestEmployer;
let worker: string;

beforeEach(async () => {
  employer = await work.employer();
  worker = await work.worker();
});

const now = () => api.ctx.clock.now();
const tracked = async (kind: CheckKind) => {
  const { checks: rows } = await api.make(getCompletion, {
    token: employer.token,
    params: { nanny_id: worker },
  });
  const found = rows.find((row) => row.kind === kind);
  if (found === undefined) throw new Error(`No ${kind} is tracked`);
  return found;
};
/** Moves a check's due date some days into the past. */
async function wasDue(caseId: string, kind: CheckKind, daysAgo = 1): Promise<Date> {
  const dueAt = endOfDay(new Date(now().getTime() - daysAgo * DAY_MILLISECONDS));
  await api.ctx.db
    .update(checks)
    .set({ dueAt })
    .where(and(eq(checks.caseId, caseId), eq(checks.kind, kind)));
  return dueAt;
}
const postponementsOf = async (caseId: string, kind: CheckKind) => {
  const { id } = await work.check(caseId, kind);
  return api.ctx.db.select().from(checkPostponements).where(eq(checkPostponements.checkId, id));
};
const move = async (caseId: string, kind: CheckKind, waiting_on: WaitingOn | null) => {
  const { id } = await work.check(caseId, kind);
  const { status, body } = await decisions.move(ops, id, waiting_on);
  expect(status).toBe(200);
  return moveCheck.answer.parse(body).check;
};

describe('the tracker', () => {
  it('names for every check its source, who acts next, and when it is expected', async () => {
    await work.open(employer.id, worker, 18);
    const { checks: rows } = await api.make(getCompletion, {
      token: employer.token,
      params: { nanny_id: worker },
    });
    expect(rows.map(({ kind, source, acts_next }) => [kind, source, acts_next])).toEqual([
      ['identity', 'provider', 'worker'],
      ['references', 'referees', 'worker'],
      ['criminal_record', 'documents', 'worker'],
      ['social_media', 'team', 'team'],
      ['health', 'documents', 'worker'],
      ['work_history', 'team', 'team'],
      ['misconduct_registry', 'registry', 'team'],
      ['final_review', 'team', 'other_checks'],
    ]);
    for (const { postponement, due_at } of rows) {
      expect(postponement).toBeNull();
      expect(Date.parse(due_at ?? '')).toBeGreaterThan(now().getTime());
    }
  });

  it('expects nobody to act on what is decided, and the team on the final review once it is its turn', async () => {
    const caseId = await work.open(employer.id, worker, 16);
    for (const kind of ['identity', 'references', 'misconduct_registry'] as const)
      await work.decide(ops, caseId, kind);
    expect(await tracked('references')).toMatchObject({ acts_next: null, outcome: 'clear' });
    expect(await tracked('final_review')).toMatchObject({ acts_next: 'team' });
  });
});

describe('a due date that has passed', () => {
  it('gets a new one with the reason, kept with a line in the audit trail', async () => {
    const caseId = await work.open(employer.id, worker, 17);
    const previous = await wasDue(caseId, 'criminal_record');
    await postponeOverdue(api.ctx);
    const { id, dueAt } = await work.check(caseId, 'criminal_record');
    expect(dueAt.getTime()).toBeGreaterThan(now().getTime());
    expect(await tracked('criminal_record')).toMatchObject({
      due_at: dueAt.toISOString(),
      postponement: { previous_at: previous.toISOString(), reason: 'waiting-for-worker' },
    });
    expect(await postponementsOf(caseId, 'criminal_record')).toMatchObject([
      { previousAt: previous, dueAt, reason: 'waiting-for-worker' },
    ]);
    expect(await work.audit(`check:${id}`)).toMatchObject([
      {
        actor: 'system',
        action: 'check-date-moved',
        details: { case: caseId, previous: previous.toISOString(), reason: 'waiting-for-worker' },
      },
    ]);
  });

  it('is moved by the schedule alone, and again when the new one has passed', async () => {
    const caseId = await work.open(employer.id, worker, 16);
    await wasDue(caseId, 'references', 30);
    await api.advance(1);
    await api.eventually(async () => expect(await postponementsOf(caseId, 'references')).toHaveLength(1));
    const first = await work.check(caseId, 'references');
    await api.advance(10 * 86_400);
    await api.eventually(async () => expect(await postponementsOf(caseId, 'references')).toHaveLength(2));
    const postponements = await postponementsOf(caseId, 'references');
    expect(postponements.map(({ previousAt }) => previousAt)).toContainEqual(first.dueAt);
    expect((await work.check(caseId, 'references')).dueAt.getTime()).toBeGreaterThan(now().getTime());
  });

  it('tells the employer of the last move', async () => {
    const caseId = await work.open(employer.id, worker, 16);
    await wasDue(caseId, 'misconduct_registry', 9);
    await postponeOverdue(api.ctx);
    const previous = await wasDue(caseId, 'misconduct_registry', 2);
    await postponeOverdue(api.ctx);
    expect(await postponementsOf(caseId, 'misconduct_registry')).toHaveLength(2);
    expect((await tracked('misconduct_registry')).postponement).toMatchObject({
      reason: 'team-behind',
      previous_at: previous.toISOString(),
    });
  });

  it('is moved once, however many jobs find it at the same moment', async () => {
    const caseId = await work.open(employer.id, worker, 17);
    await wasDue(caseId, 'social_media');
    await Promise.all(Array.from({ length: 6 }, () => postponeOverdue(api.ctx)));
    expect(await postponementsOf(caseId, 'social_media')).toHaveLength(1);
  });

  it('moves the final review along, which is never expected before what it waits for', async () => {
    const caseId = await work.open(employer.id, worker, 16);
    await wasDue(caseId, 'final_review', -1);
    await wasDue(caseId, 'identity');
    await postponeOverdue(api.ctx);
    const identity = await work.check(caseId, 'identity');
    const latest = Math.max(
      ...(await work.checks(caseId))
        .filter(({ kind }) => kind !== 'final_review')
        .map(({ dueAt }) => dueAt.getTime()),
    );
    expect(identity.dueAt.getTime()).toBeGreaterThan(now().getTime());
    expect((await work.check(caseId, 'final_review')).dueAt.getTime()).toBe(latest);
    expect(await postponementsOf(caseId, 'final_review')).toMatchObject([
      { reason: 'waiting-for-other-checks' },
    ]);
  });

  it('stays as it is for what is decided, and in a case that has ended', async () => {
    const caseId = await work.open(employer.id, worker, 16);
    await work.decide(ops, caseId, 'references');
    await wasDue(caseId, 'references');
    await postponeOverdue(api.ctx);
    expect(await postponementsOf(caseId, 'references')).toEqual([]);
    await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
    await wasDue(caseId, 'identity');
    await postponeOverdue(api.ctx);
    expect(await postponementsOf(caseId, 'identity')).toEqual([]);
  });

  it('stays as it is where a decision comes between the query of a job and its turn', async () => {
    const caseId = await work.open(employer.id, worker, 16);
    await wasDue(caseId, 'references');
    const both = await withTransaction(api.ctx, async (tx) => {
      await lockWorker(tx, worker);
      const decision = work.decide(ops, caseId, 'references');
      await heldUp(api, 1);
      const run = postponeOverdue(api.ctx);
      await heldUp(api, 2);
      return [decision, run];
    });
    await Promise.all(both);
    expect((await work.check(caseId, 'references')).status).toBe('decided');
    expect(await postponementsOf(caseId, 'references')).toEqual([]);
  });
});

describe('a check that begins to wait for somebody', () => {
  it('is expected when they can have answered, with the reason, and the trail says who found out', async () => {
    const caseId = await work.open(employer.id, worker, 19);
    const before = await work.check(caseId, 'references');
    const after = await move(caseId, 'references', 'referee');
    const expected = endOfDay(addBusinessDays(now(), 2)).toISOString();
    expect(after).toEqual({
      id: before.id,
      kind: 'references',
      status: 'waiting',
      waiting_on: 'referee',
      due_at: expected,
    });
    expect(await tracked('references')).toMatchObject({
      status: 'waiting',
      acts_next: 'referee',
      due_at: expected,
      postponement: { previous_at: before.dueAt.toISOString(), reason: 'waiting-for-referee' },
    });
    const lines = await work.audit(`check:${before.id}`);
    expect(lines.map(({ action }) => action)).toEqual(['check-moved', 'check-date-moved']);
    for (const { actor } of lines) expect(actor).toMatch(/^ops:/);
  });

  it('waits once, however often and however nearly at once that is said', async () => {
    const caseId = await work.open(employer.id, worker, 19);
    const { id } = await work.check(caseId, 'social_media');
    await decisions.asHolder(ops, 'check', id, () =>
      Promise.all(Array.from({ length: 5 }, () => move(caseId, 'social_media', 'worker'))),
    );
    expect(await postponementsOf(caseId, 'social_media')).toHaveLength(1);
    expect((await work.audit(`check:${id}`)).filter(({ action }) => action === 'check-moved')).toHaveLength(
      1,
    );
  });

  it('may wait for somebody else, and be taken up again without a new date', async () => {
    const caseId = await work.open(employer.id, worker, 19);
    await move(caseId, 'references', 'referee');
    expect(await move(caseId, 'references', 'worker')).toMatchObject({ waiting_on: 'worker' });
    const postponements = await postponementsOf(caseId, 'references');
    expect(postponements.map(({ reason }) => reason)).toEqual(['waiting-for-referee', 'waiting-for-worker']);
    expect(await move(caseId, 'references', null)).toMatchObject({ status: 'in_progress', waiting_on: null });
    expect(await tracked('references')).toMatchObject({ acts_next: 'team' });
    expect(await postponementsOf(caseId, 'references')).toHaveLength(2);
  });

  it('keeps a date that is later anyway', async () => {
    const caseId = await work.open(employer.id, worker, 17);
    const { dueAt } = await work.check(caseId, 'criminal_record');
    await move(caseId, 'criminal_record', null);
    expect(await move(caseId, 'criminal_record', 'worker')).toMatchObject({ due_at: dueAt.toISOString() });
    expect(await postponementsOf(caseId, 'criminal_record')).toEqual([]);
  });

  it('is none that was decided, of a case that has ended, or that does not exist', async () => {
    const caseId = await work.open(employer.id, worker, 16);
    const path = async (kind: CheckKind) => `/api/ops/checks/${(await work.check(caseId, kind)).id}/progress`;
    const body = { waiting_on: 'worker' };
    await work.decide(ops, caseId, 'references');
    expect(await api.call('POST', await path('references'), { token: ops, body })).toMatchObject({
      status: 409,
      body: { message: 'This check was decided before. A decision stands.' },
    });
    await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
    expect(await api.call('POST', await path('identity'), { token: ops, body })).toMatchObject({
      status: 409,
    });
    for (const id of [NOBODY, 'not-an-id'])
      expect(await api.call('POST', `/api/ops/checks/${id}/progress`, { token: ops, body })).toMatchObject({
        status: 404,
      });
    expect(await postponementsOf(caseId, 'identity')).toEqual([]);
  });

  it.each([{ waiting_on: 'nobody' }, {}, { waiting_on: 'worker', due_at: '2030-01-01T00:00:00Z' }])(
    'is refused as %j',
    async (body) => {
      const caseId = await work.open(employer.id, worker, 16);
      const { id, dueAt } = await work.check(caseId, 'references');
      const path = `/api/ops/checks/${id}/progress`;
      expect(await api.call('POST', path, { token: ops, body })).toMatchObject({ status: 400 });
      expect(await api.call('POST', path, { token: employer.token, body })).toMatchObject({ status: 401 });
      expect(await work.check(caseId, 'references')).toMatchObject({ status: 'waiting', dueAt });
    },
  );
});
