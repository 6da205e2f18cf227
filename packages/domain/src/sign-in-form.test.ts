import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSignUp, codeError, loginPhoneError, readCode } from './sign-in-form.ts';

const form = { name: 'Amina Test', phone: '0700000001', location: 'Nairobi' };

describe('canSignUp', () => {
  it('lets a form with all three fields be sent', () => {
    expect(canSignUp(form)).toBe(true);
  });

  // spec: sign-in/sign-up-disabled
  it.each(['name', 'phone', 'location'])('keeps the button disabled without %s', (field) => {
    expect(canSignUp({ ...form, [field]: '' })).toBe(false);
    expect(canSignUp({ ...form, [field]: '  ' })).toBe(false);
  });
});

// spec: sign-in/login-phone-required
describe('loginPhoneError', () => {
  it.each([
    ['a number', '0700 000 001', null],
    ['nothing', '', 'Please enter your phone number'],
    ['blanks', '   ', 'Please enter your phone number'],
    ['no number', '0200000001', 'Please enter a valid Kenyan phone number'],
  ])('%s', (_, phone, message) => {
    expect(loginPhoneError(phone)).toBe(message);
  });
});

// spec: sign-in/verify-input
describe('readCode', () => {
  it.each([
    ['', ''],
    ['123456', '123456'],
    ['1234567', '123456'],
    ['12 34-56', '123456'],
    ['code: 12', '12'],
  ])('keeps of %j the digits %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  // spec: constants/code-length
  it('never keeps more than six digits, nor anything else', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(readCode(typed)).toMatch(/^\d{0,6}$/);
      }),
    );
  });
});

// spec: sign-in/verify-six
describe('codeError', () => {
  it.each([
    ['123456', null],
    ['000000', null],
    ['', 'Please enter a 6-digit verification code'],
    ['12345', 'Please enter a 6-digit verification code'],
    ['1234567', 'Please enter a 6-digit verification code'],
    ['12345a', 'Please enter a 6-digit verification code'],
    ['a123456', 'Please enter a 6-digit verification code'],
  ])('%j: %s', (code, message) => {
    expect(codeError(code)).toBe(message);
  });
});
