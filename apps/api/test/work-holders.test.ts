import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { claimWork, giveWork, listColleagues, listHeldWork } from '@repo/api-client/contract/work';
import { declareConflict } from '@repo/api-client/contract/team-account';
import { addBusinessDays, formatDay, nairobiDay } from '@repo/domain/dates';
import type { WorkKind } from '@repo/domain/work-queue';
import type { TeamRole } from '@repo/domain/team-role';
import { checks } from '../src/db/schema/cases.ts';
import { workers } from '../src/db/schema/people.ts';
import { assignments, snoozes } from '../src/db/schema/work.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { closeCase } from '../src/services/casework/cases/close-case.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { heldWorkOf } from './held-work.ts';
import { kenyanPhone } from './phones.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const HELD = { status: 409, body: { message: 'A colleague works on this at the moment.' } };
const NOT_HELD = { status: 409, body: { message: 'This is not in your hands. Please take it first.' } };
const NOT_FOR_COLLEAGUE = {
  status: 400,
  body: { fields: { member_id: 'This colleague cannot work on this. Please choose another one.' } },
};

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const held = heldWorkOf(api);
const { db } = api.ctx;

type Member = Awaited<ReturnType<typeof team.member>>;
let agent: Member;
let other: Member;
let senior: Member;
beforeEach(async () => {
  agent = await team.member('agent', 'Auma Test');
  other = await team.member('agent', 'Bahati Test');
  senior = await team.member('senior', 'Cherono Test');
});

const on =
  (act: string) =>
  ({ token }: { readonly token: string }, id: string, body?: object, kind: WorkKind = 'check') =>
    api.call('POST', `/api/ops/work/${kind}/${id}/${act}`, { token, body });
const claim = on('claim');
const give = on('give');
const putBack = on('put-back');
const snooze = on('snooze');
const decide = ({ token }: { readonly token: string }, id: string, outcome = 'clear') =>
  decisions.check(token, id, { outcome, note: 'Seen.' });
const inHands = ({ token }: Member) => api.make(listHeldWork, { token }).then(({ work: own }) => own);
const holderOf = async (id: string) => {
  const [row] = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.subjectId, id), isNull(assignments.endedAt)));
  return row?.memberId ?? null;
};
const endsOf = async (id: string) =>
  (
    await db.select().from(assignments).where(eq(assignments.subjectId, id)).orderBy(assignments.assignedAt)
  ).map(({ end }) => end);

describe('claiming', () => {
  // spec: team-queues/claim
  it('puts work into the hands of one member, who may say it twice', async () => {
    const { id } = await work.opened('social_media');
    const { work: mine } = await api.make(claimWork, {
      token: agent.token,
      params: { kind: 'check', id },
    });
    expect(mine).toMatchObject({ id, holder: { id: agent.id, name: 'Auma Test' } });
    expect(await claim(agent, id)).toMatchObject({ status: 200 });
    expect(await claim(other, id)).toMatchObject(HELD);
    expect((await inHands(agent)).map((each) => each.id)).toEqual([id]);
    expect(await inHands(other)).toEqual([]);
    expect((await work.cases.audit(`check:${id}`)).map(({ action, actor }) => [action, actor])).toEqual([
      ['work-claimed', `ops:${agent.id}`],
    ]);
  });

  it.each([
    ['finance', 'check', 403, 'Your role does not work on this.'],
    ['agent', 'dispute', 403, 'Your role does not work on this.'],
    ['auditor', 'check', 403, 'Your role does not permit this.'],
  ] satisfies [TeamRole, WorkKind, number, string][])(
    'is refused to the role %s (%s)',
    async (role, kind, status, message) => {
      const { id } = await work.opened('social_media');
      expect(await claim(await team.member(role), id, undefined, kind)).toMatchObject({
        status,
        body: { message },
      });
    },
  );

  it('is refused for what is unknown or over', async () => {
    expect(await claim(agent, '00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
    const { id } = await work.opened('social_media');
    await decide(agent, id);
    expect(await claim(agent, id)).toMatchObject({
      status: 409,
      body: { message: 'There is nothing left to do here. Please look at the queue again.' },
    });
  });

  it('is refused to the first of two members, and to an agent where a senior must settle', async () => {
    const { id } = await work.opened('social_media');
    await decide(agent, id, 'finding');
    expect(await claim(agent, id)).toMatchObject({ status: 409 });
    expect(await claim(other, id)).toMatchObject({ status: 200 });
    await decide(other, id, 'clear');
    const third = await team.member('agent');
    expect(await claim(third, id)).toMatchObject({ status: 403 });
    expect(await claim(senior, id)).toMatchObject({ status: 200 });
  });
});

describe('what a member holds', () => {
  it('is decided by nobody else, and is over with the decision', async () => {
    const { id } = await work.opened('social_media');
    await claim(agent, id);
    expect(await decide(other, id)).toMatchObject(HELD);
    expect(await decisions.move(other.token, id, 'worker')).toMatchObject(HELD);
    expect(await decide(agent, id)).toMatchObject({ status: 200 });
    expect(await endsOf(id)).toEqual(['verdict']);
    expect(await inHands(agent)).toEqual([]);
  });

  it('goes to another member with the first verdict of two', async () => {
    const { id } = await work.opened('social_media');
    await claim(agent, id);
    await decide(agent, id, 'finding');
    expect(await endsOf(id)).toEqual(['verdict']);
    await claim(other, id);
    await decide(other, id, 'finding');
    expect(await endsOf(id)).toEqual(['verdict', 'verdict']);
  });

  it('stays while it waits for somebody else', async () => {
    const { id } = await work.opened('references');
    await claim(agent, id);
    await decisions.move(agent.token, id, 'referee');
    expect(await inHands(agent)).toMatchObject([{ id, deadline: 'stopped' }]);
  });

  it('is over with the consent', async () => {
    const { id, caseId } = await work.opened('social_media');
    await claim(agent, id);
    await withTransaction(api.ctx, (tx) =>
      closeCase(api.ctx, tx, caseId, { reason: 'consent-withdrawn', actor: 'system' }),
    );
    expect(await endsOf(id)).toEqual(['over']);
  });

  // spec: team-queues/ends
  it('is over when the member leaves, gets another role, or knows the worker', async () => {
    const [left, moved, knows] = [
      await work.opened('social_media'),
      await work.opened('social_media'),
      await work.opened('social_media'),
    ];
    const administrators = [await team.member('administrator'), await team.member('administrator')] as const;
    await claim(agent, left.id);
    await team.tryToEnd(administrators[0].token, agent.id);
    expect(await endsOf(left.id)).toEqual(['left_team']);
    await claim(other, moved.id);
    const body = { kind: 'role', member_id: other.id, role: 'finance' };
    await team.approve(administrators[1].token, await team.propose(administrators[0].token, body));
    expect(await endsOf(moved.id)).toEqual(['other_role']);
    await claim(senior, knows.id);
    const { phone } = await work.cases.workerRow(knows.worker);
    await api.make(declareConflict, { token: senior.token, body: { phone, reason: 'My cousin.' } });
    expect(await endsOf(knows.id)).toEqual(['conflict']);
  });
});

describe('giving', () => {
  // spec: team-queues/give
  it('hands over what the member holds, with a reason', async () => {
    const { id } = await work.opened('social_media');
    await claim(agent, id);
    expect(await give(agent, id, { member_id: other.id, reason: ' ' })).toMatchObject({ status: 400 });
    await api.make(giveWork, {
      token: agent.token,
      params: { kind: 'check', id },
      body: { member_id: other.id, reason: 'I am away tomorrow.' },
    });
    expect(await holderOf(id)).toBe(other.id);
    const given = { by: 'Auma Test', reason: 'I am away tomorrow.' };
    expect(await inHands(other)).toMatchObject([{ id, given, came_back: 'given' }]);
    const listed = await held.queue(agent.token, 'social_media');
    expect(listed.find((each) => each.id === id)).toMatchObject({ given: null });
    expect(await endsOf(id)).toEqual(['handed_over', null]);
    expect(await give(agent, id, { member_id: senior.id, reason: 'Again.' })).toMatchObject(HELD);
  });

  it('is for seniors where nobody or somebody else holds it', async () => {
    const { id } = await work.opened('social_media');
    const body = { member_id: other.id, reason: 'She is ill.' };
    expect(await give(agent, id, body)).toMatchObject(NOT_HELD);
    expect(await give(senior, id, body)).toMatchObject({ status: 200 });
    expect(await give(senior, id, { ...body, member_id: agent.id })).toMatchObject({ status: 200 });
    expect(await holderOf(id)).toBe(agent.id);
  });

  it('is refused for a colleague who cannot work on it, without saying why', async () => {
    const { id, worker } = await work.opened('social_media');
    const to = (memberId: string) => give(senior, id, { member_id: memberId, reason: 'Please.' });
    expect(await to((await team.member('finance')).id)).toMatchObject(NOT_FOR_COLLEAGUE);
    expect(await to((await team.member('auditor')).id)).toMatchObject(NOT_FOR_COLLEAGUE);
    expect(await to('00000000-0000-4000-8000-000000000000')).toMatchObject(NOT_FOR_COLLEAGUE);
    await decide(agent, id, 'finding');
    expect(await to(agent.id)).toMatchObject(NOT_FOR_COLLEAGUE);
    await db
      .update(workers)
      .set({ phone: kenyanPhone(other.phone) })
      .where(eq(workers.id, worker));
    expect(await to(other.id)).toMatchObject(NOT_FOR_COLLEAGUE);
  });

  it('offers the colleagues who work, and not the member herself', async () => {
    const auditor = await team.member('auditor');
    const { colleagues } = await api.make(listColleagues, { token: agent.token });
    const ids = colleagues.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([other.id, senior.id]));
    expect(ids).not.toContain(agent.id);
    expect(ids).not.toContain(auditor.id);
  });
});

/** A working day within the next week. */
const nextWorkday = () => nairobiDay(addBusinessDays(api.ctx.clock.now(), 1));

describe('putting work back, and aside', () => {
  it('gives it back to its queue', async () => {
    const { id } = await work.opened('social_media');
    expect(await putBack(agent, id)).toMatchObject(NOT_HELD);
    await claim(agent, id);
    expect(await putBack(other, id)).toMatchObject(HELD);
    expect(await putBack(agent, id)).toMatchObject({ status: 200 });
    expect(await endsOf(id)).toEqual(['put_back']);
    expect(await claim(other, id)).toMatchObject({ status: 200 });
  });

  // spec: team-queues/snooze
  it('hides it until the morning of a day, and keeps its deadline', async () => {
    const { id } = await work.opened('social_media');
    await claim(agent, id);
    const before = (await inHands(agent))[0];
    const until = nextWorkday();
    expect(await snooze(agent, id, { until, reason: 'Her school is closed.' })).toMatchObject({
      status: 200,
      body: { message: `Put aside until ${formatDay(until)}.` },
    });
    const [mine] = await inHands(agent);
    expect(mine).toEqual({
      ...before,
      snoozed_until: expect.any(String) as unknown,
      snooze_reason: 'Her school is closed.',
    });
    const [seen] = await held.queue(other.token, 'social_media', 'snoozed');
    expect(seen).toMatchObject({ id, snooze_reason: null });
    expect(nairobiDay(new Date(mine?.snoozed_until ?? ''))).toBe(until);
    const listed = async (view: 'open' | 'snoozed' | 'held') =>
      (await held.queue(agent.token, 'social_media', view)).some((each) => each.id === id);
    expect([await listed('open'), await listed('snoozed'), await listed('held')]).toEqual([
      false,
      true,
      true,
    ]);
    await db.update(snoozes).set({ until: new Date() }).where(eq(snoozes.subjectId, id));
    expect([await listed('open'), await listed('snoozed')]).toEqual([true, false]);
    expect((await inHands(agent))[0]?.came_back).toBe('aside_over');
    expect(await snooze(agent, id, { until: null, reason: '' })).toMatchObject({ status: 200 });
    expect((await inHands(agent))[0]?.snoozed_until).toBeNull();
  });

  // spec: team-work-pages/came-back
  it('is back in her hands when somebody else acted', async () => {
    const { id } = await work.opened('social_media');
    await claim(agent, id);
    expect((await inHands(agent))[0]?.came_back).toBeNull();
    const later = new Date(api.ctx.clock.now().getTime() + 1000);
    await db.update(checks).set({ turnSince: later }).where(eq(checks.id, id));
    expect((await inHands(agent))[0]?.came_back).toBe('answered');
  });

  it('needs a reason and a working day ahead, and work that the member holds', async () => {
    const { id } = await work.opened('social_media');
    expect(await snooze(agent, id, { until: nextWorkday(), reason: 'Later.' })).toMatchObject(NOT_HELD);
    await claim(agent, id);
    expect(await snooze(agent, id, { until: nextWorkday(), reason: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Please say why.' } },
    });
    for (const until of ['2020-01-02', '2099-01-01', nairobiDay(api.ctx.clock.now())])
      expect(await snooze(agent, id, { until, reason: 'Later.' })).toMatchObject({
        status: 400,
        body: { fields: { until: 'Please choose a working day within the next 30 days.' } },
      });
  });
});

const failure = z.object({ cause: z.object({ constraint: z.string() }) });

describe('the database', () => {
  const row = (id: string, workerId: string, memberId: string) => ({
    subjectKind: 'check' as const,
    subjectId: id,
    workerId,
    memberId,
    assignedBy: memberId,
    assignedAt: api.ctx.clock.now(),
  });

  const refusalOf = (values: ReturnType<typeof row>) =>
    db
      .insert(assignments)
      .values(values)
      .then(
        () => null,
        (error: unknown) => failure.parse(error).cause.constraint,
      );

  it('knows one holder of a piece of work, and none who knows the worker', async () => {
    const { id, worker } = await work.opened('social_media');
    await claim(agent, id);
    expect(await refusalOf(row(id, worker, other.id))).toBe('assignments_one_open');
    await putBack(agent, id);
    await db
      .update(workers)
      .set({ phone: kenyanPhone(other.phone) })
      .where(eq(workers.id, worker));
    expect(await refusalOf(row(id, worker, other.id))).toBe('member_conflict');
    expect(await refusalOf(row(id, worker, senior.id))).toBeNull();
  });
});
