import { expect, test } from 'vitest';
import { once, onceResolved } from './once.ts';

test('makes something once, when it is first asked for', () => {
  let times = 0;
  const get = once(() => ({ times: (times += 1) }));
  expect(times).toBe(0);
  expect(get()).toBe(get());
  expect(times).toBe(1);
});

test('has all who ask wait for the one that is made', async () => {
  let times = 0;
  const get = onceResolved(() => Promise.resolve((times += 1)));
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect(await get()).toBe(1);
});

test('makes again what failed', async () => {
  let times = 0;
  const get = onceResolved(() => {
    times += 1;
    return times === 1 ? Promise.reject(new Error('too early')) : Promise.resolve(times);
  });
  const both = await Promise.allSettled([get(), get()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get()).toBe(2);
  expect(await get()).toBe(2);
});
