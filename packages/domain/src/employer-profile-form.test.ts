import { describe, expect, it } from 'vitest';
import {
  ANY_SERVICE,
  budgetRanges,
  employerProfileErrors,
  employerProfileOf,
  looksLikeEmail,
  NOT_SPECIFIED,
  preferredServiceTypes,
  type EmployerProfileForm,
} from './employer-profile-form.ts';
import { defaultQuirks } from './quirks.ts';

const form: EmployerProfileForm = {
  name: 'Amina Test',
  phone: '0700 000 001',
  email: '',
  location: 'Nairobi',
  company_name: '',
  industry: '',
  family_size: '',
  preferred_service_types: '',
  budget_range: '',
  availability_needs: '',
  special_requirements: '',
  emergency_contact: '',
  emergency_contact_phone: '',
};

describe('employerProfileErrors', () => {
  it('finds nothing in a form with the three required fields', () => {
    expect(employerProfileErrors(form)).toEqual({});
  });

  it.each([
    ['no name', { name: '' }, { name: 'Name is required' }],
    ['a blank name', { name: '  ' }, { name: 'Name is required' }],
    ['a name of one letter', { name: 'A' }, { name: 'Please enter a valid name' }],
    ['a name of digits', { name: '12' }, { name: 'Please enter a valid name' }],
    ['a name with a digit at its end', { name: 'Amina2' }, { name: 'Please enter a valid name' }],
    ['a name that begins with a mark', { name: '-Amina' }, { name: 'Please enter a valid name' }],
    ['markup for a name', { name: '<b>Amina</b>' }, { name: 'Please enter a valid name' }],
    ['no phone', { phone: '' }, { phone: 'Phone number is required' }],
    ['a blank phone', { phone: ' ' }, { phone: 'Phone number is required' }],
    ['a landline', { phone: '0200000001' }, { phone: 'Please enter a valid Kenyan phone number' }],
    ['no location', { location: '' }, { location: 'Location is required' }],
    ['a blank location', { location: ' ' }, { location: 'Location is required' }],
    ['a family of nobody', { family_size: '0' }, { family_size: 'Please enter a valid family size' }],
    [
      'a family of less than one',
      { family_size: '0.9' },
      { family_size: 'Please enter a valid family size' },
    ],
    ['half a person', { family_size: '2.5' }, { family_size: 'Please enter a valid family size' }],
    [
      'a family in powers of ten',
      { family_size: '1e1' },
      { family_size: 'Please enter a valid family size' },
    ],
    ['a family of zeros', { family_size: '00' }, { family_size: 'Please enter a valid family size' }],
    [
      'a family larger than a column holds',
      { family_size: '1000000000' },
      { family_size: 'Please enter a valid family size' },
    ],
    ['a family of words', { family_size: 'big' }, { family_size: 'Please enter a valid family size' }],
    ['an endless family', { family_size: 'Infinity' }, { family_size: 'Please enter a valid family size' }],
    ['an e-mail that is none', { email: 'amina' }, { email: 'Please enter a valid email address' }],
  ])('names the one field with %s', (_, change, errors) => {
    expect(employerProfileErrors({ ...form, ...change })).toEqual(errors);
  });

  it.each([
    ['two letters', { name: 'Jo' }],
    ['apostrophe and hyphen', { name: "Ann-Mary O'Test Jr." }],
    ['a curly apostrophe', { name: 'O’Test' }],
    ['letters of any language', { name: 'Ñandú Wanjirũ' }],
    ['blanks around the name', { name: ' Amina ' }],
    ['a family of one', { family_size: '1' }],
    ['a family of nine digits', { family_size: '999999999' }],
    ['a family with a zero before it', { family_size: '07' }],
    ['a family of five among blanks', { family_size: ' 5 ' }],
    ['a blank family size', { family_size: '  ' }],
    ['an e-mail', { email: 'amina@test.example' }],
    ['a blank e-mail', { email: '  ' }],
  ])('takes %s', (_, change) => {
    expect(employerProfileErrors({ ...form, ...change })).toEqual({});
  });

  it('refuses the e-mails that look valid, and only those, where a deployment keeps the observed check', () => {
    const quirks = { ...defaultQuirks, invertedEmailCheck: 'observed' } as const;
    const errors = (email: string) => employerProfileErrors({ ...form, email }, quirks);
    expect(errors('amina@test.example')).toEqual({ email: 'Please enter a valid email address' });
    expect(errors('amina')).toEqual({});
    expect(errors('')).toEqual({});
  });
});

describe('looksLikeEmail', () => {
  it.each([
    ['a@b.ke', true],
    ['first.last+tag@mail.test.example', true],
    [' amina@test.example ', true],
    ['', false],
    ['amina', false],
    ['amina@', false],
    ['@test.example', false],
    ['amina@test', false],
    ['amina@test.', false],
    ['amina@.', false],
    ['a b@test.example', false],
    ['amina@te st.example', false],
    ['amina@test.exa mple', false],
    ['amina@@test.example', false],
    ['amina@test@example.ke', false],
  ])('%j: %s', (text, looks) => {
    expect(looksLikeEmail(text)).toBe(looks);
  });
});

describe('employerProfileOf', () => {
  it('stores no family size for blanks', () => {
    expect(employerProfileOf({ ...form, family_size: '  ' }).family_size).toBeNull();
  });

  it('stores the phone normalised and empty texts as null', () => {
    expect(
      employerProfileOf({ ...form, name: ' Amina Test ', location: ' Nairobi ', industry: '  ' }),
    ).toEqual({
      name: 'Amina Test',
      phone: '+254700000001',
      location: 'Nairobi',
      email: null,
      company_name: null,
      industry: null,
      family_size: null,
      preferred_service_types: null,
      budget_range: null,
      availability_needs: null,
      special_requirements: null,
      emergency_contact: null,
      emergency_contact_phone: null,
    });
  });

  it('stores every text without the blanks around it', () => {
    const filled = employerProfileOf({
      ...form,
      email: ' amina@test.example ',
      company_name: ' Test Ltd ',
      industry: ' Tests ',
      family_size: ' 4 ',
      preferred_service_types: ' Nanny ',
      budget_range: ' Under 500 KES ',
      availability_needs: ' Mornings ',
      special_requirements: ' None ',
      emergency_contact: ' Someone Else ',
      emergency_contact_phone: ' 0700 000 002 ',
    });
    expect(filled).toEqual({
      name: 'Amina Test',
      phone: '+254700000001',
      location: 'Nairobi',
      email: 'amina@test.example',
      company_name: 'Test Ltd',
      industry: 'Tests',
      family_size: 4,
      preferred_service_types: 'Nanny',
      budget_range: 'Under 500 KES',
      availability_needs: 'Mornings',
      special_requirements: 'None',
      emergency_contact: 'Someone Else',
      emergency_contact_phone: '0700 000 002',
    });
  });

  it('keeps a phone that is none as typed, for the form to show', () => {
    expect(employerProfileOf({ ...form, phone: ' none ' }).phone).toBe('none');
  });
});

it('offers the choices of the specification', () => {
  expect([ANY_SERVICE, NOT_SPECIFIED]).toEqual(['Any', 'Not specified']);
  expect(preferredServiceTypes).toEqual([
    'Nanny',
    'House Manager',
    'Housekeeper',
    'Driver',
    'Gardener',
    'Cook',
    'Multiple',
  ]);
  expect(budgetRanges).toEqual([
    'Under 500 KES',
    '500-1000 KES',
    '1000-2000 KES',
    '2000-5000 KES',
    'Over 5000 KES',
  ]);
});
