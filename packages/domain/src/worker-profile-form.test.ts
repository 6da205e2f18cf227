import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn } from './dates.ts';
import {
  availabilities,
  educationLevels,
  latestDateOfBirth,
  missingOfProfile,
  optionalWorkerFields,
  problemsOfProfile,
  requiredWorkerFields,
  workerServiceTypes,
  type WorkerProfileForm,
} from './worker-profile-form.ts';

const now = new Date('2026-11-21T12:00:00+03:00');
const form: WorkerProfileForm = {
  name: 'Amina Test',
  phone: '+254700000001',
  location: 'Nairobi',
  date_of_birth: '1996-05-01',
  national_id: '00000001',
  email: '',
  service_type: '',
  experience_years: '',
  education: '',
  availability: '',
  bio: '',
  skills: '',
  languages: '',
  emergency_contact: '',
  emergency_contact_phone: '',
  profile_photo: '',
};

describe('problemsOfProfile', () => {
  it('finds nothing in a form with the required fields', () => {
    expect(problemsOfProfile(form, now)).toStrictEqual({});
  });

  // spec: worker-complete-profile/phone-format, worker-complete-profile/birth-young
  // spec: worker-complete-profile/birth-old, worker-complete-profile/experience, worker-constants/phone-form
  // spec: worker-constants/age
  it.each([
    ['no name', { name: '' }, { name: 'nameMissing' }],
    ['a blank name', { name: ' ' }, { name: 'nameMissing' }],
    ['no phone', { phone: '' }, { phone: 'phoneMissing' }],
    ['a blank phone', { phone: ' ' }, { phone: 'phoneMissing' }],
    ['a phone without its country', { phone: '0700000001' }, { phone: 'profilePhoneInvalid' }],
    ['a phone with a digit too few', { phone: '+25470000000' }, { phone: 'profilePhoneInvalid' }],
    ['a phone with a digit too many', { phone: '+2547000000011' }, { phone: 'profilePhoneInvalid' }],
    ['an e-mail that is none', { email: 'amina' }, { email: 'emailInvalid' }],
    ['no location', { location: '' }, { location: 'locationMissing' }],
    ['a blank location', { location: ' ' }, { location: 'locationMissing' }],
    ['no date of birth', { date_of_birth: '' }, { date_of_birth: 'birthDateMissing' }],
    ['a blank date of birth', { date_of_birth: ' ' }, { date_of_birth: 'birthDateMissing' }],
    ['no date at all', { date_of_birth: 'May' }, { date_of_birth: 'birthDateInvalid' }],
    [
      'a day that the calendar has not',
      { date_of_birth: '1996-02-30' },
      { date_of_birth: 'birthDateInvalid' },
    ],
    ['the eighteenth birthday tomorrow', { date_of_birth: '2008-11-22' }, { date_of_birth: 'underage' }],
    ['a birth in the future', { date_of_birth: '2030-01-01' }, { date_of_birth: 'underage' }],
    ['a hundred and one years', { date_of_birth: '1925-11-21' }, { date_of_birth: 'birthDateInvalid' }],
    ['no national ID', { national_id: '' }, { national_id: 'nationalIdMissing' }],
    ['a blank national ID', { national_id: ' ' }, { national_id: 'nationalIdMissing' }],
    ['a national ID of two digits', { national_id: '12' }, { national_id: 'nationalIdInvalid' }],
    ['a national ID in letters', { national_id: 'abc' }, { national_id: 'nationalIdInvalid' }],
    ['a national ID of ten digits', { national_id: '1234567890' }, { national_id: 'nationalIdInvalid' }],
    ['a national ID of zeros', { national_id: '00000000' }, { national_id: 'nationalIdInvalid' }],
    ['less than no experience', { experience_years: '-1' }, { experience_years: 'profileExperienceInvalid' }],
    [
      'more than fifty years of experience',
      { experience_years: '51' },
      { experience_years: 'profileExperienceInvalid' },
    ],
    [
      'half a year of experience',
      { experience_years: '2.5' },
      { experience_years: 'profileExperienceInvalid' },
    ],
    [
      'experience in powers of ten',
      { experience_years: '1e1' },
      { experience_years: 'profileExperienceInvalid' },
    ],
    ['experience in words', { experience_years: 'five' }, { experience_years: 'profileExperienceInvalid' }],
    [
      'her own phone for an emergency',
      { emergency_contact_phone: '+254700000001' },
      { emergency_contact_phone: 'emergencyOwnNumber' },
    ],
    [
      'her own phone for an emergency, spelled otherwise',
      { emergency_contact_phone: '0700 000 001' },
      { emergency_contact_phone: 'emergencyOwnNumber' },
    ],
  ])('names the one field with %s', (_, change, errors) => {
    expect(problemsOfProfile({ ...form, ...change }, now)).toEqual(errors);
  });

  // spec: worker-complete-profile/years, worker-complete-profile/email, worker-constants/age
  // spec: worker-constants/experience
  it.each([
    ['the eighteenth birthday today', { date_of_birth: '2008-11-21' }],
    ['a hundred years', { date_of_birth: '1926-11-21' }],
    ['a hundred years and all but a day of another', { date_of_birth: '1925-11-22' }],
    ['no experience', { experience_years: '0' }],
    ['fifty years of experience', { experience_years: '50' }],
    ['experience among blanks', { experience_years: ' 7 ' }],
    ['blanks for experience', { experience_years: ' ' }],
    ['an e-mail', { email: 'amina@test.example' }],
    ['blanks for an e-mail', { email: ' ' }],
    ['a national ID with separators', { national_id: '2900 0101' }],
    ['the phone of another for an emergency', { emergency_contact_phone: '0700000002' }],
    ['a landline for an emergency', { emergency_contact_phone: '020 1234567' }],
  ])('takes %s', (_, change) => {
    expect(problemsOfProfile({ ...form, ...change }, now)).toEqual({});
  });
});

describe('a National ID from before its rule', () => {
  const old = { ...form, national_id: 'A12' };

  it('stays once the identity is checked with it: she can no longer change it', () => {
    expect(problemsOfProfile(old, now, ['name', 'date_of_birth', 'national_id'])).toEqual({});
    expect(missingOfProfile(old, now, ['national_id'])).toEqual([]);
  });

  it('is asked for anew until then', () => {
    expect(problemsOfProfile(old, now, ['name'])).toEqual({ national_id: 'nationalIdInvalid' });
    expect(missingOfProfile(old, now, ['name'])).toEqual(['fieldNationalIdInvalid']);
  });
});

describe('missingOfProfile', () => {
  it('lists nothing for a form that can be saved', () => {
    expect(missingOfProfile(form, now)).toEqual([]);
  });

  // spec: worker-complete-profile/missing-items
  it('lists all five in the order of the form', () => {
    const empty = { ...form, name: '', phone: '', location: '', date_of_birth: '', national_id: '' };
    expect(missingOfProfile(empty, now)).toEqual([
      'fieldFullName',
      'fieldPhone',
      'fieldLocation',
      'fieldBirthDate',
      'fieldNationalId',
    ]);
  });

  // spec: worker-complete-profile/missing-items
  it.each([
    ['a phone in another spelling', { phone: '0700000001' }, ['fieldPhoneInvalid']],
    ['blanks for a phone', { phone: '  ' }, ['fieldPhone']],
    ['somebody under age', { date_of_birth: '2010-01-01' }, ['fieldBirthDateUnderage']],
    ['a date over 100 years ago', { date_of_birth: '1900-01-01' }, ['fieldBirthDateInvalid']],
    ['blanks for a date of birth', { date_of_birth: '  ' }, ['fieldBirthDate']],
    ['a National ID that is none', { national_id: '12' }, ['fieldNationalIdInvalid']],
    ['blanks for a National ID', { national_id: ' ' }, ['fieldNationalId']],
    [
      'wrong optional fields',
      { email: 'amina', experience_years: '99', emergency_contact_phone: '+254700000001' },
      [],
    ],
  ])('tells %s from a missing one', (_, change, missing) => {
    expect(missingOfProfile({ ...form, ...change }, now)).toEqual(missing);
  });
});

describe('latestDateOfBirth', () => {
  // spec: worker-complete-profile/birth-picker
  it.each([
    ['2026-11-21', '2008-11-21'],
    ['2026-02-28', '2008-02-28'],
    ['2026-03-01', '2008-03-01'],
    ['2028-02-29', '2010-02-28'],
  ])('on %s is %s', (today, latest) => {
    expect(latestDateOfBirth(today)).toBe(latest);
  });

  it('is of age, and the day after is not', () => {
    const days = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const today = date.toISOString().slice(0, 10);
        const noon = new Date(`${today}T12:00:00+03:00`);
        const latest = latestDateOfBirth(today);
        const next = new Date(Date.parse(latest) + 86_400_000).toISOString().slice(0, 10);
        expect(ageOn(latest, noon)).toBe(18);
        expect([17, today.endsWith('02-29') ? 18 : 17]).toContain(ageOn(next, noon));
      }),
    );
  });
});

// spec: worker-complete-profile/service, worker-entities/profile, worker-entities/required
// spec: worker-entities/optional, worker-constants/service-types
it('asks for the fields and offers the choices of the specification', () => {
  expect(requiredWorkerFields).toEqual(['name', 'phone', 'location', 'date_of_birth', 'national_id']);
  expect(optionalWorkerFields.join(', ')).toBe(
    'email, service_type, experience_years, education, availability, bio, skills, emergency_contact, emergency_contact_phone, profile_photo',
  );
  expect(workerServiceTypes).toEqual(['Nanny', 'Housekeeper', 'Cook', 'Driver', 'Gardener', 'Security']);
  expect(educationLevels).toEqual([
    'Primary School',
    'Secondary School',
    'College/Diploma',
    'University Degree',
    'Other',
  ]);
  expect(availabilities).toEqual(['Full-time', 'Part-time', 'Weekends only', 'Evenings only', 'Flexible']);
});
