import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf, workerInitials } from './initials.ts';

// spec: constants/initials, constants/initials-phone, constants/initials-fallback
describe('initialsOf', () => {
  it.each([
    ['two words', { name: 'Amina Test' }, 'AT'],
    ['one word', { name: 'Amina' }, 'A'],
    ['three words', { name: 'Amina Middle Test' }, 'AM'],
    ['small letters', { name: 'amina test' }, 'AT'],
    ['blanks around and between', { name: '  amina \t test ' }, 'AT'],
    ['a name and a phone', { name: 'Amina', phone: '+254700000001' }, 'A'],
    ['a letter outside the first plane', { name: '𝒜mina' }, '𝒜'],
    ['a letter that is two when large', { name: 'ßeta test' }, 'ST'],
    ['no name', { phone: '+254700000042' }, '42'],
    ['an empty name', { name: '', phone: '+254700000042' }, '42'],
    ['a blank name', { name: '  ', phone: '+254700000042 ' }, '42'],
    ['a name of null', { name: null, phone: '+254700000042' }, '42'],
    ['neither', {}, 'U'],
    ['neither, as null', { name: null, phone: null }, 'U'],
    ['neither, as blanks', { name: ' ', phone: ' ' }, 'U'],
  ])('of %s', (_, person, initials) => {
    expect(initialsOf(person)).toBe(initials);
  });

  // spec: constants/initials-two, worker-constants/initials
  it('are never more than two letters, and never none', () => {
    fc.assert(
      fc.property(fc.option(fc.string({ unit: 'grapheme' })), fc.option(fc.string()), (name, phone) => {
        const letters = Array.from(initialsOf({ name, phone })).length;
        expect(letters === 1 || letters === 2).toBe(true);
      }),
    );
  });
});

// spec: constants/initials-fallback
describe('workerInitials', () => {
  // spec: worker-constants/initials
  it.each([
    ['Amina Test', 'AT'],
    ['', 'W'],
    ['  ', 'W'],
    [null, 'W'],
    [undefined, 'W'],
  ])('of %j are %s', (name, initials) => {
    expect(workerInitials(name)).toBe(initials);
  });
});
