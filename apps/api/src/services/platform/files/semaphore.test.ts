import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('runs two at once, a heavy one alone, and goes on after a failure', async () => {
  const pass = createSemaphore(2, 10);
  const running = new Set<number>();
  const seen: string[] = [];
  const work = (id: number, cost: number) =>
    pass(cost, async () => {
      running.add(id);
      seen.push([...running].join('+'));
      await setTimeout(5);
      running.delete(id);
      if (id === 2) throw new Error('broken');
    });
  const results = await Promise.allSettled([work(1, 1), work(2, 1), work(3, 2), work(4, 1), work(5, 1)]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect(seen).toEqual(['1', '1+2', '3', '4', '4+5']);
});

it('turns away whoever would have to wait behind too many', async () => {
  const pass = createSemaphore(1, 2);
  const work = () => pass(1, () => setTimeout(5));
  const results = await Promise.allSettled([work(), work(), work(), work()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(results[3]).toMatchObject({
    reason: { kind: 'provider-unavailable', details: { retryAfterSeconds: 10 } },
  });
  await expect(work()).resolves.toBeUndefined();
});
