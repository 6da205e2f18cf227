import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createPreference } from './preference.ts';
import { browserStore } from './storage.ts';

const store = browserStore(() => localStorage);
const made = () => createPreference(store, 'colour', z.enum(['red', 'blue']), 'red');
beforeEach(() => localStorage.clear());

it('keeps what was chosen for the next visit', () => {
  made().set('blue');
  expect(made().value()).toBe('blue');
});

it.each(['', '"green"', '{', '7'])('starts with the usual one where %j is stored', (stored) => {
  localStorage.setItem('colour', stored);
  expect(made().value()).toBe('red');
});

it('tells who listens, as long as she listens', () => {
  const preference = made();
  const listener = vi.fn<() => void>();
  const stop = preference.subscribe(listener);
  preference.set('blue');
  stop();
  preference.set('red');
  expect(listener).toHaveBeenCalledOnce();
});
