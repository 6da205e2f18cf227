import { beforeEach, describe, expect, it } from 'vitest';
import { listQueue, listSavedViews } from '@repo/api-client/contract/work';
import { findingWorkOf } from './finding-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const LATE = { queue: 'references', view: 'late', level: 'premium' } as const;

let token: string;
beforeEach(async () => {
  ({ token } = await team.member('agent'));
});

const save = (name: string, filters: object = LATE, by = token) =>
  api.call('POST', '/api/ops/me/views', { token: by, body: { name, ...filters } });
const views = async (by = token) => (await api.make(listSavedViews, { token: by })).views;
const remove = (id: string, by = token) => api.call('DELETE', `/api/ops/me/views/${id}`, { token: by });

// spec: team-queues/level
it('a queue is filtered by the package of its checks', async () => {
  const { id } = await work.opened('references', 18);
  const of = async (level: string) =>
    (
      await api.make(listQueue, { token, params: { queue: 'references' }, query: { view: 'waiting', level } })
    ).work
      .map((each) => each.id)
      .includes(id);
  expect([await of('premium'), await of('lite')]).toEqual([true, false]);
});

describe('a saved view', () => {
  // spec: team-queues/saved
  it('is kept under its name for its member alone, and gets new filters under the same name', async () => {
    await save('  Late premium ');
    await save('Free', { queue: 'health', view: 'unassigned', level: null });
    expect(await views()).toMatchObject([
      { name: 'Free', queue: 'health', view: 'unassigned', level: null },
      { name: 'Late premium', ...LATE },
    ]);
    await save('LATE PREMIUM', { ...LATE, queue: 'health' });
    expect((await views())[1]).toMatchObject({ name: 'LATE PREMIUM', queue: 'health' });
    const other = await team.member('agent');
    expect(await views(other.token)).toEqual([]);
    const [mine] = await views();
    expect(await remove(mine?.id ?? '', other.token)).toMatchObject({ status: 404 });
    expect(await remove(mine?.id ?? '')).toMatchObject({ status: 200 });
    expect(await views()).toHaveLength(1);
  });

  it('has a name and a queue that exist', async () => {
    expect(await save(' ')).toMatchObject({
      status: 400,
      body: { fields: { name: 'Please give it a name.' } },
    });
    expect(await save('x'.repeat(41))).toMatchObject({ status: 400 });
    expect(await save('A', { ...LATE, queue: 'nobody' })).toMatchObject({ status: 400 });
    expect(await save('A', { ...LATE, level: 'gold' })).toMatchObject({ status: 400 });
  });

  it('is one of at most twenty, however fast they are saved', async () => {
    const names = Array.from({ length: 25 }, (_, number) => `View ${String(number)}`);
    const answers = await Promise.all(names.map((name) => save(name)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      body: { message: 'You have 20 saved views. Please remove one first.' },
    });
    expect(await views()).toHaveLength(20);
  });
});
