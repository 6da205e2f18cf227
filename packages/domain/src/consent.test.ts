import { describe, expect, it } from 'vitest';
import { consentChannels, consentHolds, isForChecks } from './consent.ts';

const at = (second: number) => new Date(second * 1000);

describe('consentHolds', () => {
  it.each([
    ['before it was given', { givenAt: at(10), withdrawnAt: null }, 9, false],
    ['from the moment it is given', { givenAt: at(10), withdrawnAt: null }, 10, true],
    ['for years', { givenAt: at(10), withdrawnAt: null }, 1e9, true],
    ['until it is withdrawn', { givenAt: at(10), withdrawnAt: at(20) }, 19, true],
    ['not in the moment it is withdrawn', { givenAt: at(10), withdrawnAt: at(20) }, 20, false],
    ['not after it was withdrawn', { givenAt: at(10), withdrawnAt: at(20) }, 21, false],
  ])('%s', (_, consent, now, holds) => {
    expect(consentHolds(consent, at(now))).toBe(holds);
  });
});

it('is given by SMS or in the app', () => {
  expect(consentChannels).toEqual(['sms', 'app']);
});

it.each([
  ['invitation', true],
  ['consent', true],
  ['contact_request', false],
] as const)('a yes to %s is one to checks: %s', (kind, isSo) => {
  expect(isForChecks(kind)).toBe(isSo);
});
