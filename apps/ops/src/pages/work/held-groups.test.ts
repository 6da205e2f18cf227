import type { HeldWork } from '@repo/api-client/queries/work';
import { expect, it } from 'vitest';
import { check } from '../../../stories/queues.ts';
import { heldGroups, type HeldGroups } from './held-groups.ts';

const now = new Date('2026-11-23T08:00:00Z');
const held = (facts: Partial<HeldWork>): HeldWork => ({ ...check(1), came_back: null, ...facts });

// spec: team-work-pages/came-back
it.each<[string, Partial<HeldWork>, keyof HeldGroups]>([
  ['work in time', {}, 'rest'],
  ['work that is due soon', { deadline: 'soon' }, 'rest'],
  ['work that waits for others', { deadline: 'stopped' }, 'rest'],
  ['late work', { deadline: 'late' }, 'late'],
  ['late work that came back', { deadline: 'late', came_back: 'answered' }, 'late'],
  ['work that came back', { came_back: 'given' }, 'back'],
  ['work that is put aside', { snoozed_until: '2026-11-24T05:00:00Z' }, 'aside'],
  ['late work that is put aside', { deadline: 'late', snoozed_until: '2026-11-24T05:00:00Z' }, 'aside'],
  ['work whose day is here', { came_back: 'aside_over', snoozed_until: '2026-11-23T05:00:00Z' }, 'back'],
])('puts %s where it belongs, and nowhere else', (_what, facts, group) => {
  const work = held(facts);
  const empty = { late: [], back: [], rest: [], aside: [] };
  expect(heldGroups([work], now)).toEqual({ ...empty, [group]: [work] });
});
