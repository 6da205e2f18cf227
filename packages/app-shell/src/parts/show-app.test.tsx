import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showApp } from './show-app.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const place = document.createElement('div');
  place.id = 'root';
  document.body.replaceChildren(place);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => document.body.textContent;
const after = (milliseconds: number) => act(async () => await vi.advanceTimersByTimeAsync(milliseconds));

it('is shown once its first screen is here, and not before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  void showApp(<p>The app</p>, promise);
  await after(900);
  expect(shown()).toBe('');
  resolve();
  await after(0);
  expect(shown()).toBe('The app');
});

it('is shown after a second without it', async () => {
  void showApp(<p>The app</p>, new Promise(() => {}));
  await after(999);
  expect(shown()).toBe('');
  await after(1);
  expect(shown()).toBe('The app');
});

it('says where a page has no place for it', async () => {
  document.body.replaceChildren();
  await expect(showApp(<p>The app</p>, Promise.resolve())).rejects.toThrow('no place for the app');
});
