import { afterEach, expect, it, vi } from 'vitest';
import { tap } from './tap.ts';

const prefersLessMotion = (less: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: less && query.includes('reduced-motion') }));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is felt for 10 ms', false, [[10]]],
  ['is not felt by a reader who wants less motion', true, []],
])('%s', (_title, less, calls) => {
  const vibrate = vi.fn<(ms: number) => boolean>();
  vi.stubGlobal('navigator', { vibrate });
  prefersLessMotion(less);
  tap();
  expect(vibrate.mock.calls).toEqual(calls);
});

it('does nothing where nothing can vibrate', () => {
  vi.stubGlobal('navigator', {});
  prefersLessMotion(false);
  expect(tap).not.toThrow();
});
