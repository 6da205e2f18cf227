import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workerPhone } from './worker-phone.ts';

describe('workerPhone', () => {
  // spec: worker-entry/digits, worker-entry/zero, worker-entry/seven, worker-entry/valid
  // spec: worker-constants/phone
  it.each([
    ['a leading zero', '0700000001', '+254700000001'],
    ['a leading zero before 1', '0110000001', '+254110000001'],
    ['nine digits from 7', '700000001', '+254700000001'],
    ['the country', '254700000001', '+254700000001'],
    ['the country before 1', '254110000001', '+254110000001'],
    ['the international spelling', '+254 700 000 001', '+254700000001'],
    ['groups of three', '070 000 000 1', '+254700000001'],
    ['anything between digits', 'tel. 0700/000/001', '+254700000001'],
  ])('reads %s', (_, typed, stored) => {
    expect(workerPhone(typed)).toBe(stored);
  });

  // spec: worker-entry/seven, worker-entry/valid, worker-entry/invalid, worker-constants/phone
  it.each([
    ['nothing', ''],
    ['words', 'simu'],
    ['nine digits from 1, which the entry does not complete', '110000001'],
    ['eight digits from 7', '70000000'],
    ['ten digits from 7', '7000000011'],
    ['nine digits after a zero too few', '070000000'],
    ['nine digits after a zero too many', '07000000011'],
    ['a landline', '0200000001'],
    ['a landline with its country', '254200000001'],
    ['another country', '+255700000001'],
    ['a digit too many', '2547000000011'],
    ['another number before the country', '1254700000001'],
    ['nine good digits behind another', '9700000001'],
  ])('refuses %s', (_, typed) => {
    expect(workerPhone(typed)).toBeNull();
  });

  // spec: worker-entry/valid
  it('leaves what it stored as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('7', '1'), (rest, first) => {
        const stored = `+254${first}${String(rest).padStart(8, '0')}`;
        expect(workerPhone(stored)).toBe(stored);
      }),
    );
  });
});
