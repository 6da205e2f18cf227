import { afterEach, expect, it, vi } from 'vitest';
import { yieldToMain } from './yield-to-main.ts';

afterEach(() => vi.unstubAllGlobals());

it('lets the browser go first where it can', async () => {
  const yields = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: yields });
  await yieldToMain();
  expect(yields).toHaveBeenCalledOnce();
});

it.each([
  ['without a scheduler', undefined],
  ['with one that cannot', { postTask: () => {} }],
])('goes on at once in a browser %s', async (_, scheduler) => {
  if (scheduler !== undefined) vi.stubGlobal('scheduler', scheduler);
  await expect(yieldToMain()).resolves.toBeUndefined();
});
