import { CallFailed, failureOf, type Failure } from '@repo/api-client/client/failure';
import { expect, it } from 'vitest';
import { isFinalRefusal } from './final-refusal.ts';

const answered = (status: number): Failure => ({
  kind: 'api',
  status,
  message: null,
  error: null,
  code: null,
  fields: {},
  required: [],
  retryAfter: null,
});

it.each([
  ['a check that is not sold: a NO, an open invitation, an owned package', answered(409), true],
  ['a package that is not known', answered(400), true],
  ['a worker who is not shown any more', answered(404), true],
  ['an account that may not buy', answered(403), true],
  ['too many attempts', answered(429), false],
  ['a provider that does not answer', answered(503), false],
  ['a fault of the service', answered(500), false],
  ['no network', { kind: 'network' }, false],
  ['an unreadable answer', { kind: 'unreadable', status: 200 }, false],
] as const)('of %s, final: %s', (_, failure, isFinal) => {
  expect(isFinalRefusal(failure)).toBe(isFinal);
});

it('is not a fault of the app', () => {
  expect(isFinalRefusal(failureOf(new Error('fault')))).toBe(false);
  expect(isFinalRefusal(failureOf(new CallFailed(answered(409))))).toBe(true);
});
