import { describe, expect, it } from 'vitest';
import { consumeRateLimit } from '../src/services/platform/limits/rate-limit.ts';
import { applyRetention } from '../src/services/platform/retention/apply-retention.ts';
import { limits } from '../src/db/schema/system.ts';
import { beginWindow, HOUR_SECONDS } from './begin-window.ts';
import { useApi } from './use-api.ts';

const EMPLOYER = '0700 000 300';
const api = await useApi();
const token = await api.signInEmployer(EMPLOYER);

/** More concurrent calls would wait for a connection of the database, and could time out on a busy machine. */
const AT_ONCE = 8;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Sends so many calls, several at once, in one window of a limit, at any time of the clock. Counts each status. */
const statuses = async (
  times: number,
  withinSeconds: number,
  ask: (turn: number) => Promise<{ status: number }>,
) => {
  await beginWindow(api, withinSeconds);
  const counts: Record<number, number> = {};
  for (let turn = 0; turn < times; turn += AT_ONCE) {
    const asked = Array.from({ length: Math.min(AT_ONCE, times - turn) }, (_, each) => ask(turn + each));
    for (const { status } of await Promise.all(asked)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

describe('a limit', () => {
  const twice = { kind: 'test', times: 2, withinMilliseconds: 60_000, refusal: 'filesTooOften' } as const;
  /** A time in a far year, so that no run of the service's own job ends the window. */
  const at = (seconds: number) => new Date(Date.UTC(2100, 0, 1, 9, 0, seconds));

  it('lets through what it allows, tells the wait, and begins anew with the next window', async () => {
    await consumeRateLimit(api.ctx.db, twice, 'a', at(10));
    await consumeRateLimit(api.ctx.db, twice, 'a', at(20));
    await expect(consumeRateLimit(api.ctx.db, twice, 'a', at(45))).rejects.toMatchObject({
      kind: 'too-many',
      code: 'filesTooOften',
      details: { retryAfterSeconds: 15 },
    });
    await consumeRateLimit(api.ctx.db, twice, 'b', at(45));
    await consumeRateLimit(api.ctx.db, twice, 'a', at(60));
  });

  it('counts each of many at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => consumeRateLimit(api.ctx.db, twice, 'crowd', at(0))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('is forgotten when its window is over', async () => {
    await consumeRateLimit(api.ctx.db, twice, 'old', new Date(Date.UTC(2026, 0, 1)));
    await applyRetention(api.ctx);
    expect((await api.ctx.db.select().from(limits)).map(({ subject }) => subject)).not.toContain('old');
  });
});

describe('what could be guessed by asking often', () => {
  it('is not: an employer may look up 10 numbers an hour and 30 a day', async () => {
    const search = (turn: number) =>
      api.call('POST', '/api/employer/worker-search', { token, body: { query: `0700 000 ${400 + turn}` } });
    await beginWindow(api, DAY_SECONDS);
    for (let hour = 0; hour < 3; hour += 1)
      expect(await statuses(13, HOUR_SECONDS, search)).toEqual({ 200: 10, 429: 3 });
    expect(await statuses(3, HOUR_SECONDS, search)).toEqual({ 429: 3 });
    expect(await search(0)).toMatchObject({
      body: {
        message: expect.stringMatching(/^You have searched for 30 numbers today\. Please try again tomorrow/),
      },
    });
    expect(await api.call('GET', '/nannies/?q=Wanjiku', { token })).toMatchObject({ status: 200 });
    await beginWindow(api, DAY_SECONDS);
    expect(await search(0)).toMatchObject({ status: 200 });
  });

  it('is not: unknown phones may be tried 60 times an hour from one address', async () => {
    const logIn = (turn: number) =>
      api.call('POST', '/employers/auth/send-code', {
        body: { phone: `0700 000 ${500 + turn}`, name: '', location: '' },
      });
    expect(await statuses(70, HOUR_SECONDS, logIn)).toEqual({ 404: 60, 429: 10 });
  });

  it('is not: an employer may enter 100 workers a day', async () => {
    const enter = (turn: number) =>
      api.call('POST', '/nannies/', {
        token,
        body: { name: 'Achieng Test', phone: `0700 00${1000 + turn}` },
      });
    expect(await statuses(104, 24 * HOUR_SECONDS, enter)).toEqual({ 200: 100, 429: 4 });
  });
});
