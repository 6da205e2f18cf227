import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startWorld, type World } from './world.ts';

const TIMEOUT_MILLISECONDS = 150_000;
/** The job misses a heartbeat, the next poll is due, and the job is retried: some 18 seconds on an idle machine. */
const TAKEN_UP_WITHIN_MILLISECONDS = 45_000;

let world: World;
beforeAll(async () => {
  world = await startWorld(inject('postgresUrl'), new Date(Date.now() + TIMEOUT_MILLISECONDS));
  await world.service.start();
});
afterAll(() => world.stop());

it(
  'what a killed process was working is taken up by the next one within seconds',
  { timeout: TIMEOUT_MILLISECONDS },
  async () => {
    const couple = await world.couple(0);
    await couple.open();
    const isAsked = world.wire.next(
      ({ direction, call }) => direction === 'there' && call.startsWith('GET /paystack/transaction/verify/'),
    );
    await couple.pay();
    await isAsked;
    await world.service.kill();
    expect(await world.underWay()).toMatchObject({ events: 1 });
    await world.service.start();
    await expect
      .poll(() => world.underWay(), { timeout: TAKEN_UP_WITHIN_MILLISECONDS, interval: 200 })
      .toMatchObject({ events: 0 });
    await couple.question();
  },
);
