import { describe, expect, it } from 'vitest';
import {
  ANY_SERVICE,
  budgetRanges,
  employerProfileErrors,
  employerProfileFormOf,
  employerProfileLimits,
  employerProfileOf,
  looksLikeEmail,
  NOT_AUTHENTICATED,
  NOT_SPECIFIED,
  PHONE_IS_FIXED,
  preferredServiceTypes,
  PROFILE_NOT_SAVED,
  PROFILE_SAVED,
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

  // spec: profile/name-required, profile/name-format, profile/phone-required, profile/phone-format
  // spec: profile/location-required, profile/family-format, profile/email-format
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

  // spec: profile/family-format
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

  // spec: profile/email-inverted
  it('refuses the e-mails that look valid, and only those, where a deployment keeps the observed check', () => {
    const quirks = { ...defaultQuirks, invertedEmailCheck: 'observed' } as const;
    const errors = (email: string) => employerProfileErrors({ ...form, email }, quirks);
    expect(errors('amina@test.example')).toEqual({ email: 'Please enter a valid email address' });
    expect(errors('amina')).toEqual({});
    expect(errors('')).toEqual({});
  });
});

describe('the limits of a profile', () => {
  const letters = (count: number) => 'a'.repeat(count);

  it.each([
    ['name', 100],
    ['location', 200],
    ['company_name', 200],
    ['industry', 200],
    ['preferred_service_types', 50],
    ['budget_range', 50],
    ['availability_needs', 500],
    ['special_requirements', 5000],
    ['emergency_contact', 100],
    ['emergency_contact_phone', 32],
  ] as const)('let %s have %i characters and no more, blanks around them not counted', (field, limit) => {
    expect(employerProfileLimits[field]).toBe(limit);
    expect(employerProfileErrors({ ...form, [field]: ` ${letters(limit)} ` })).toEqual({});
    expect(employerProfileErrors({ ...form, [field]: letters(limit + 1) })).toEqual({
      [field]: `Must be at most ${limit} characters.`,
    });
  });

  it('let an e-mail have 254 characters and no more', () => {
    const email = (count: number) => `${letters(count - 5)}@b.ke`;
    expect(employerProfileErrors({ ...form, email: email(254) })).toEqual({});
    expect(employerProfileErrors({ ...form, email: email(255) })).toEqual({
      email: 'Must be at most 254 characters.',
    });
  });

  it('leave what else is wrong with a field to be said first', () => {
    expect(employerProfileErrors({ ...form, name: '1'.repeat(101) })).toEqual({
      name: 'Please enter a valid name',
    });
    expect(employerProfileErrors({ ...form, phone: letters(33) })).toEqual({
      phone: 'Please enter a valid Kenyan phone number',
    });
  });

  it('hold the phone as the others', () => {
    const spaced = '0700 000'.padEnd(30) + '001';
    expect(employerProfileErrors({ ...form, phone: spaced })).toEqual({
      phone: 'Must be at most 32 characters.',
    });
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

  // spec: profile/phone-normalised, profile/empty-null
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

  // spec: profile/entity
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

describe('employerProfileFormOf', () => {
  it('shows a saved profile as it was typed', () => {
    const typed: EmployerProfileForm = {
      name: 'Amina Test',
      phone: '+254700000001',
      email: 'amina@test.example',
      location: 'Nairobi',
      company_name: 'Test Ltd',
      industry: 'Tests',
      family_size: '4',
      preferred_service_types: 'Nanny',
      budget_range: 'Under 500 KES',
      availability_needs: 'Mornings',
      special_requirements: 'None',
      emergency_contact: 'Someone Else',
      emergency_contact_phone: '0700 000 002',
    };
    expect(employerProfileFormOf(employerProfileOf(typed))).toEqual(typed);
  });

  it('shows nothing for what is empty, not known, or no text', () => {
    const known = { name: 'Amina Test', phone: '0700 000 001', location: 'Nairobi' };
    expect(employerProfileFormOf({ ...known, email: null, industry: undefined, company_name: {} })).toEqual(
      form,
    );
    expect(employerProfileFormOf({})).toEqual({ ...form, name: '', phone: '', location: '' });
  });
});

it('says what became of a save in the words of the specification', () => {
  expect([PROFILE_SAVED, PROFILE_NOT_SAVED, NOT_AUTHENTICATED]).toEqual([
    'Profile updated successfully!',
    'Failed to update profile. Please try again.',
    'User not authenticated',
  ]);
  expect(PHONE_IS_FIXED).toBe('You sign in with this number, so it cannot be changed here.');
});

// spec: constants/preferred-options, constants/budget-options
it('offers the choices of the specification', () => {
  expect([ANY_SERVICE, NOT_SPECIFIED]).toEqual(['Any', 'Not specified']);
  expect(preferredServiceTypes.join(', ')).toBe(
    'Nanny, House Manager, Housekeeper, Driver, Gardener, Cook, Multiple',
  );
  expect(budgetRanges).toEqual([
    'Under 500 KES',
    '500-1000 KES',
    '1000-2000 KES',
    '2000-5000 KES',
    'Over 5000 KES',
  ]);
});
