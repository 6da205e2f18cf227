import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WaitingOn } from '@repo/domain/check';
import { checks } from '../src/db/schema/cases.ts';
import { postponeOverdue } from '../src/services/casework/checks/postpone-overdue.ts';
import { DAY_MILLISECONDS } from './days-on.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { heldWorkOf } from './held-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const held = heldWorkOf(api);

let token: string;
beforeEach(async () => {
  ({ token } = await team.member('agent'));
});

type Queue = Parameters<typeof held.queue>[1];
const find = async (id: string, ...where: [Queue, Parameters<typeof held.queue>[2]?]) =>
  (await held.queue(token, ...where)).find((each) => each.id === id);
const dueAt = (id: string, at: Date) => api.ctx.db.update(checks).set({ dueAt: at }).where(eq(checks.id, id));
const now = () => api.ctx.clock.now().getTime();

describe('a deadline', () => {
  // spec: team-queues/deadlines
  it('is near from three quarters of its working time on, and late when none is left', async () => {
    const { id } = await work.opened('social_media');
    const hours = async (from: number, to: number) => {
      await api.ctx.db
        .update(checks)
        .set({ turnSince: new Date(now() + from), dueAt: new Date(now() + to) })
        .where(eq(checks.id, id));
      return (await find(id, 'social_media'))?.deadline;
    };
    const week = 7 * DAY_MILLISECONDS;
    expect(await hours(0, 8 * week)).toBe('on_time');
    expect(await hours(-3 * week, 8 * week)).toBe('on_time');
    expect(await hours(-8 * week, week)).toBe('soon');
    expect(await find(id, 'social_media', 'late')).toBeUndefined();
    expect(await hours(-week, -1)).toBe('late');
    expect(await find(id, 'social_media', 'late')).toBeDefined();
  });

  // spec: team-queues/missed
  it('that the team missed stays late, whatever date the employer is told since', async () => {
    const { id, caseId } = await work.opened('references');
    await decisions.move(token, id, null);
    const missed = new Date(now() - DAY_MILLISECONDS);
    await api.ctx.db
      .update(checks)
      .set({ turnSince: new Date(now() - 3 * DAY_MILLISECONDS), dueAt: missed })
      .where(eq(checks.id, id));
    const told = [];
    for (let day = 1; day <= 2; day += 1) {
      await postponeOverdue(api.ctx);
      expect(await find(id, 'references', 'late')).toMatchObject({
        deadline: 'late',
        due_at: missed.toISOString(),
      });
      const { dueAt: expected } = await work.cases.check(caseId, 'references');
      expect(expected.getTime()).toBeGreaterThan(now());
      told.push(expected);
      // The new date passes too.
      await dueAt(id, new Date(now() - day));
    }
    expect(told).toHaveLength(2);
    await decisions.move(token, id, 'referee');
    await decisions.move(token, id, null);
    expect(await find(id, 'references')).toMatchObject({ deadline: 'on_time' });
  });

  it('that passed while somebody else had to act is no lateness of the team', async () => {
    const { id } = await work.opened('references');
    await decisions.move(token, id, 'worker');
    await dueAt(id, new Date(now() - DAY_MILLISECONDS));
    await decisions.move(token, id, null);
    await postponeOverdue(api.ctx);
    expect(await find(id, 'references')).toMatchObject({ deadline: 'on_time' });
    expect(await find(id, 'references', 'late')).toBeUndefined();
  });

  // spec: team-queues/stopped
  it('stops while somebody else must act, and leaves the team its days after that', async () => {
    const { id, caseId } = await work.opened('references');
    const move = (waiting_on: WaitingOn | null) => decisions.move(token, id, waiting_on);
    await move('referee');
    expect(await find(id, 'references', 'waiting')).toMatchObject({ deadline: 'stopped' });
    await dueAt(id, new Date(now() + 60_000));
    await move(null);
    const { dueAt: due, turnSince } = await work.cases.check(caseId, 'references');
    expect(due.getTime() - now()).toBeGreaterThan(DAY_MILLISECONDS);
    expect(Math.abs((turnSince?.getTime() ?? 0) - now())).toBeLessThan(60_000);
    expect(await find(id, 'references')).toMatchObject({ deadline: 'on_time' });
  });

  it('does not move when the team says anew that the team must act', async () => {
    const { id, caseId } = await work.opened('references', 16);
    const move = (waiting_on: WaitingOn | null) => decisions.move(token, id, waiting_on);
    await move(null);
    const soon = new Date(now() + 60_000);
    await dueAt(id, soon);
    for (const party of ['team', null, 'team'] as const) {
      await move(party);
      expect((await work.cases.check(caseId, 'references')).dueAt).toEqual(soon);
    }
  });
});
