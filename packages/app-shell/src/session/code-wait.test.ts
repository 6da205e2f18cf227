import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeWait } from './code-wait.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  codeWait.forget();
});
afterEach(() => {
  vi.useRealTimers();
});

it('ends as long after the message as the service waits, however late it is looked at', () => {
  expect(codeWait.begin(60)).toBe(1_060_000);
  vi.advanceTimersByTime(45_000);
  expect(codeWait.until()).toBe(1_060_000);
  codeWait.begin(30);
  expect(codeWait.until()).toBe(1_075_000);
});

it.each([null, '', 'soon', '-1'])('is not known where %j is kept', (kept) => {
  if (kept !== null) sessionStorage.setItem('codeWait', kept);
  expect(codeWait.until()).toBeUndefined();
});

it('knows to whom the latest code went, until another one may be asked for or it is used', () => {
  const phone = '+254700000001';
  expect(codeWait.isFor(phone)).toBe(false);
  // A screen may offer another code sooner than the service takes the wish.
  codeWait.begin(30, phone);
  expect(codeWait.until()).toBe(1_030_000);
  expect(codeWait.isFor(phone)).toBe(true);
  expect(codeWait.isFor('+254700000002')).toBe(false);
  vi.advanceTimersByTime(59_000);
  // Another code to the same phone.
  codeWait.begin(60);
  vi.advanceTimersByTime(59_999);
  expect(codeWait.isFor(phone)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(codeWait.isFor(phone)).toBe(false);
  codeWait.begin(60);
  codeWait.forget();
  expect(codeWait.isFor(phone)).toBe(false);
});
