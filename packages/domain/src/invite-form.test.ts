import { describe, expect, it } from 'vitest';
import { DEFAULT_SERVICE_TYPE, inviteFormErrors, inviteServiceTypes } from './invite-form.ts';

const good = { name: 'Amina Test', phone: '0700 000 001', packageId: 17 };

// spec: invite/name-required, invite/name-short, invite/name-long, invite/name-letters, constants/name-length
describe('the name of an invitation', () => {
  it.each([
    ['two letters', 'Jo'],
    ['fifty letters', 'a'.repeat(50)],
    ['spaces around it', `  ${'a'.repeat(50)}  `],
    ['two words', 'Amina Test'],
    ['letters of any language', 'Wanjirũ Ñandú'],
    ['letters with their marks apart', 'Wanjiru\u0303'],
  ])('takes %s', (_, name) => {
    expect(inviteFormErrors({ ...good, name })).toEqual({});
  });

  it.each([
    ['nothing', '', 'Full name is required'],
    ['blanks', '   ', 'Full name is required'],
    ['one letter', 'J', 'Name must be at least 2 characters'],
    ['one letter among blanks', ' J ', 'Name must be at least 2 characters'],
    ['fifty-one letters', 'a'.repeat(51), 'Name must be less than 50 characters'],
    ['a digit', 'Amina 2', 'Name can only contain letters and spaces'],
    ['a digit at the start', '2Amina', 'Name can only contain letters and spaces'],
    ['an apostrophe', "O'Test", 'Name can only contain letters and spaces'],
    ['a hyphen', 'Amina-Test', 'Name can only contain letters and spaces'],
    ['an emoji', 'Amina 😀', 'Name can only contain letters and spaces'],
    ['markup', '<b>Amina</b>', 'Name can only contain letters and spaces'],
  ])('refuses %s', (_, name, message) => {
    expect(inviteFormErrors({ ...good, name })).toEqual({ name: message });
  });
});

describe('inviteFormErrors', () => {
  // spec: invite/optional
  it('finds nothing in a form that may be sent', () => {
    expect(inviteFormErrors(good)).toEqual({});
  });

  // spec: invite/phone-required, invite/phone-invalid, invite/package-required
  it.each([
    ['no name', { name: '' }, { name: 'Full name is required' }],
    ['no phone', { phone: '' }, { phone: 'Phone number is required' }],
    ['a blank phone', { phone: '  ' }, { phone: 'Phone number is required' }],
    [
      'a phone that is none',
      { phone: '0200000001' },
      {
        phone:
          'Please enter a valid Kenyan phone number (e.g., 0700 000 000, 254700000000, or +254 700 000 000)',
      },
    ],
    ['no package', { packageId: null }, { package_id: 'Please select a verification package' }],
  ])('names the one field with %s', (_, change, errors) => {
    expect(inviteFormErrors({ ...good, ...change })).toEqual(errors);
  });

  // spec: invite/required
  it('names every refused field at once', () => {
    expect(Object.keys(inviteFormErrors({ name: '', phone: '', packageId: null }))).toEqual([
      'name',
      'phone',
      'package_id',
    ]);
  });
});

// spec: invite/service-options, constants/default-service-type
it('offers the service types of the specification, Nanny first', () => {
  expect(inviteServiceTypes).toEqual(['Nanny', 'House Manager', 'Housekeeper', 'Driver', 'Gardener', 'Cook']);
  expect(DEFAULT_SERVICE_TYPE).toBe('Nanny');
});
