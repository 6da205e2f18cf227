import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { seededRandom } from '@repo/sandbox/random';
import { cases } from '../../src/db/schema/cases.ts';
import { smsMessages } from '../../src/db/schema/messages.ts';
import { purchases } from '../../src/db/schema/purchases.ts';
import type { Couple } from './person.ts';
import { startWorld, type World } from './world.ts';
import { moneyProblems } from '../money.ts';

/** The acts of the people during a kill. In `start`, the service takes up the work of the last kill. */
const phases = ['pay', 'webhook', 'return', 'refund', 'start'] as const;
type Phase = (typeof phases)[number];

/** The important call to the provider in each phase, and the length of the phase without it. */
const moments: Record<Phase, { readonly call: string; readonly milliseconds: number }> = {
  pay: { call: 'POST /paystack/transaction/initialize', milliseconds: 60 },
  webhook: { call: 'GET /paystack/transaction/verify/', milliseconds: 150 },
  return: { call: 'GET /paystack/transaction/verify/', milliseconds: 150 },
  refund: { call: 'POST /paystack/refund', milliseconds: 400 },
  start: { call: 'GET /paystack/', milliseconds: 600 },
};

let random: () => number;
let world: World;

/** The message of a consent request may come late after an earlier kill. The drill does not wait for it. */
const QUESTION_MILLISECONDS = 2000;

interface Ended {
  readonly couple: Couple;
  readonly answer: 'YES' | 'NO';
}

/** Runs one purchase: up to the moment of the kill, and then to the end. */
async function live(index: number, phase: Phase, strike: () => Promise<void>): Promise<Ended> {
  const couple = await world.couple(index);
  const answer = phase === 'refund' || random() < 0.5 ? 'NO' : 'YES';
  const steps: readonly (readonly [Phase | 'question', () => Promise<unknown>])[] = [
    ['pay', () => couple.open()],
    ['webhook', () => couple.pay()],
    ['return', () => couple.comeBack()],
    ['question', () => Promise.race([couple.question(), sleep(QUESTION_MILLISECONDS)])],
    ['refund', () => couple.answer(answer)],
  ];
  for (const [name, step] of steps) await (name === phase ? Promise.all([step(), strike()]) : step());
  if (phase === 'start') await strike();
  return { couple, answer };
}

/** Kills at a random moment: some time after the start of the phase, or during the phase's call to the provider. */
async function killAt(phase: Phase): Promise<void> {
  const { call, milliseconds } = moments[phase];
  const drawn = random();
  const direction = drawn < 0.25 ? 'there' : drawn < 0.5 ? 'back' : undefined;
  if (direction === undefined) await sleep(Math.floor(random() * milliseconds));
  else
    await Promise.race([
      world.wire.next((passing) => passing.direction === direction && passing.call.startsWith(call)),
      sleep(2 * milliseconds),
    ]);
  await world.service.kill();
  await world.service.start();
}

interface Drill {
  /** The number of kills. */
  readonly points: number;
  /** The same seed gives the same kills. */
  readonly seed: number;
}

/** Declares the test of payments and refunds during repeated kills of the service. */
export function killDrill({ points, seed }: Drill): void {
  // Two seconds a point on an idle core. A loaded machine gets more time.
  const timeout = (180 + 8 * points) * 1000;

  beforeAll(async () => {
    random = seededRandom(seed);
    world = await startWorld(inject('postgresUrl'), new Date(Date.now() + timeout));
    await world.service.start();
  });
  afterAll(() => world.stop());

  it(
    `loses nothing and does nothing twice over ${points} kills (DRILL_SEED=${seed})`,
    { timeout },
    async () => {
      const lives: Promise<Ended>[] = [];
      for (let point = 0; point < points; point += 1) {
        const phase = phases[point % phases.length] ?? 'pay';
        await new Promise<void>((struck, failed) => {
          const life = live(point, phase, async () => {
            await killAt(phase);
            struck();
          });
          life.catch(failed);
          lives.push(life);
        });
      }
      const ended = await settle(lives);

      expect(await moneyProblems(world.db, await world.payments())).toEqual([]);
      for (const each of ended) await expectOnePurchase(each);
      expect(await messageProblems()).toEqual([]);
      expect(world.service.faults).toEqual([]);
    },
  );
}

/**
 * Lets time pass until every purchase has ended and no work is left. A killed process's work resumes by itself, without a
 * move of the clock. A message with an unknown outcome first gets the time for its delivery report, before the service
 * sends it again.
 */
async function settle(lives: readonly Promise<Ended>[]): Promise<readonly Ended[]> {
  let ended: readonly Ended[] | undefined;
  const everybody = Promise.all(lives).then((all) => (ended = all));
  await world.advance(61);
  await waitUntil(async () => {
    const { callbacks, events } = await world.underWay();
    return callbacks + events === 0;
  });
  await waitUntil(async () => {
    const { callbacks, events, messages } = await world.underWay();
    const isQuiet = ended !== undefined && callbacks + events + messages === 0;
    if (isQuiet && (await moneyProblems(world.db, await world.payments())).length === 0) return true;
    await world.advance(61);
    await sleep(500);
    return false;
  });
  return everybody;
}

const SETTLED_WITHIN_MILLISECONDS = 100_000;

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + SETTLED_WITHIN_MILLISECONDS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It did not settle: ${JSON.stringify(await stillOpen())}`);
    await sleep(100);
  }
}

const stillOpen = async () => ({
  ...(await world.underWay()),
  money: await moneyProblems(world.db, await world.payments()),
});

async function expectOnePurchase({ couple, answer }: Ended): Promise<void> {
  const rows = await world.db.select().from(purchases).where(eq(purchases.workerId, couple.workerId));
  const kept = rows.filter(({ status }) => status === 'paid' || status === 'refunded');
  expect(kept.map(({ status }) => status)).toEqual([answer === 'YES' ? 'paid' : 'refunded']);
  expect(rows.filter(({ status }) => status === 'pending')).toEqual([]);
  const opened = await world.db.select().from(cases).where(eq(cases.workerId, couple.workerId));
  expect(opened).toHaveLength(answer === 'YES' ? 1 : 0);
}

/** Compares the decided messages with the messages that reached a phone. */
async function messageProblems(): Promise<string[]> {
  const rows = await world.db
    .select({ phone: smsMessages.phone, decided: sql<number>`count(*)::int` })
    .from(smsMessages)
    .groupBy(smsMessages.phone);
  const sent = await world.sent();
  const doubled = sent.filter(
    ({ phone, text }, index) =>
      sent.findIndex((each) => each.phone === phone && each.text === text) !== index,
  );
  return [
    ...doubled.map(({ phone, text }) => `${phone} received twice: ${text}`),
    ...rows.flatMap(({ phone, decided }) => {
      const received = sent.filter((each) => each.phone === phone).length;
      return received === decided ? [] : [`${phone} received ${received} messages of ${decided}`];
    }),
  ];
}
