import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeNext } from '@repo/api-client/contract/work';
import { addBusinessDays, nairobiDay } from '@repo/domain/dates';
import { workers } from '../src/db/schema/people.ts';
import { assignments } from '../src/db/schema/work.ts';
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
const { db } = api.ctx;

type Member = Awaited<ReturnType<typeof team.member>>;
let agent: Member;
let other: Member;
beforeEach(async () => {
  agent = await team.member('agent');
  other = await team.member('agent');
});

async function holderOf(id: string) {
  const [row] = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.subjectId, id), isNull(assignments.endedAt)));
  return row?.memberId ?? null;
}
const act = ({ token }: Member, id: string, what: string, body?: object) =>
  api.call('POST', `/api/ops/work/check/${id}/${what}`, { token, body });

describe('the next work of a queue', () => {
  const next = async ({ token }: Member) =>
    (await api.make(takeNext, { token, params: { queue: 'work_history' } })).work?.id ?? null;

  // spec: team-queues/next
  it('goes to twenty members at once: none twice, and none is lost', async () => {
    const members: Member[] = [];
    for (let made = 0; made < 20; made += 1) members.push(await team.member('agent'));
    const before = (await held.queue(agent.token, 'work_history', 'unassigned')).map(({ id }) => id);
    const opened: string[] = [];
    while (opened.length + before.length < 15) opened.push((await work.opened('work_history', 18)).id);
    const taken = await Promise.all(members.map(next));
    const ids = taken.filter((id) => id !== null);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids)).toEqual(new Set([...before, ...opened]));
    expect(taken.filter((id) => id === null)).toHaveLength(20 - ids.length);
    const holders = await Promise.all(taken.map(async (id) => (id === null ? null : holderOf(id))));
    expect(holders).toEqual(taken.map((id, index) => (id === null ? null : members[index]?.id)));
  });

  it('is never one of a person whom the member knows', async () => {
    expect(await next(agent)).toBeNull();
    const { id, worker } = await work.opened('work_history', 18);
    await db
      .update(workers)
      .set({ phone: kenyanPhone(agent.phone) })
      .where(eq(workers.id, worker));
    expect(await next(agent)).toBeNull();
    expect(await next(other)).toBe(id);
  });

  it('is none that a colleague put aside, until its day', async () => {
    const { id } = await work.opened('work_history', 18);
    await act(other, id, 'claim');
    const until = nairobiDay(addBusinessDays(api.ctx.clock.now(), 1));
    await act(other, id, 'snooze', { until, reason: 'The office is closed.' });
    expect(await next(agent)).toBeNull();
    // Back in the queue, it is put aside no more.
    await act(other, id, 'put-back');
    expect(await next(agent)).toBe(id);
  });

  it('is no second look of the member who had the first', async () => {
    const second = async ({ token }: Member) =>
      (await api.make(takeNext, { token, params: { queue: 'second_look' } })).work?.id ?? null;
    const { id } = await work.opened('work_history', 18);
    const body = { outcome: 'finding', note: 'The dates differ.' };
    await decisions.check(agent.token, id, body);
    expect(await second(agent)).toBeNull();
    expect(await second(other)).toBe(id);
    await decisions.check(other.token, id, { ...body, outcome: 'clear' });
    // A senior settles.
    expect(await second(await team.member('agent'))).toBeNull();
    expect(await second(await team.member('senior'))).toBe(id);
  });

  it('is of a kind of the role', async () => {
    const { token } = await team.member('finance');
    expect(await api.call('POST', '/api/ops/queues/health/next', { token })).toMatchObject({ status: 403 });
  });
});

// spec: team-queues/next-of-package
it('the next work is one of the package by which the member filters', async () => {
  const { id } = await work.opened('social_media', 18);
  const { id: standard } = await work.opened('social_media', 17);
  const take = async (level: 'lite' | 'premium') =>
    (await api.make(takeNext, { token: agent.token, params: { queue: 'social_media' }, query: { level } }))
      .work;
  // A lite package has no social screening.
  expect(await take('lite')).toBeNull();
  const taken = [];
  for (let next = await take('premium'); next !== null; next = await take('premium')) taken.push(next);
  expect(taken.map((each) => each.id)).toContain(id);
  expect(new Set(taken.map(({ level }) => level))).toEqual(new Set(['premium']));
  expect(await holderOf(standard)).toBeNull();
});
