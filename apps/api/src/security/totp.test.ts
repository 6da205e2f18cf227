import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { newTotpSecret, stepOfCode } from './totp.ts';

/** The key of RFC 6238, appendix B, with the last six digits of its codes. */
const secret = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('at %i s the code of the standard is %s', (seconds, code, step) => {
  expect(stepOfCode(secret, code, [at(seconds)])).toBe(step);
});

it.each([
  ['the period before', -30, 1],
  ['the period after', 30, 1],
  ['two periods before', -60, null],
  ['two periods after', 60, null],
])('a code of %s', (_name, later, step) => {
  expect(stepOfCode(secret, '287082', [at(59 - later)])).toBe(step);
});

it('counts at any of the given times', () => {
  expect(stepOfCode(secret, '287082', [at(1_234_567_890), at(59)])).toBe(1);
});

it.each(['', '28708', '2870822', 'abcdef', '000000'])('%j is no code', (code) => {
  expect(stepOfCode(secret, code, [at(59)])).toBeNull();
});

it('takes a code as people type it', () => {
  expect(stepOfCode(secret, ' 287 082 ', [at(59)])).toBe(1);
});

it('makes secrets of 160 bits that an app reads', () => {
  const [first, second] = [newTotpSecret(), newTotpSecret()];
  expect(first).toMatch(/^[A-Z2-7]{32}$/);
  expect(first).not.toBe(second);
  const code = TOTP.generate({ secret: Secret.fromBase32(first), timestamp: 59_000 });
  expect(stepOfCode(first, code, [at(59)])).toBe(1);
});
