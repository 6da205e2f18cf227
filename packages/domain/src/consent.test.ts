import { expect, it } from 'vitest';
import { consentChannels, isForChecks } from './consent.ts';

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
