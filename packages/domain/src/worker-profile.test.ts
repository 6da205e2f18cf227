import { describe, expect, it } from 'vitest';
import {
  choiceProblems,
  fixedByIdentity,
  identityProblems,
  withSpecifiedNames,
  workerLanguages,
  workerProfileFormOf,
  workerProfileLimits,
} from './worker-profile.ts';
import { problemsOfProfile, workerFields } from './worker-profile-form.ts';

const kept = workerProfileFormOf({
  name: 'Amina Test',
  phone: '+254700000001',
  location: 'Nairobi',
  date_of_birth: '1996-05-01',
  national_id: '00000001',
});

describe('withSpecifiedNames', () => {
  // spec: worker-entities/other-names
  it.each([
    ['full_name', 'name'],
    ['phone_number', 'phone'],
    ['city', 'location'],
    ['birth_date', 'date_of_birth'],
    ['id_number', 'national_id'],
    ['job_type', 'service_type'],
    ['biography', 'bio'],
    ['skill_set', 'skills'],
  ])('reads %s as %s', (other, own) => {
    expect(withSpecifiedNames({ [other]: 'text' })).toStrictEqual({ [own]: 'text' });
    expect(withSpecifiedNames({ [other]: null })).toEqual({ [own]: null });
    expect(withSpecifiedNames({ [other]: 'theirs', [own]: 'own' })).toEqual({ [own]: 'own' });
    expect(withSpecifiedNames({ [other]: 'theirs', [own]: undefined })).toEqual({ [own]: 'theirs' });
  });

  it('keeps every field of its own name, and nothing else', () => {
    const all = Object.fromEntries(workerFields.map((field) => [field, field]));
    expect(withSpecifiedNames({ ...all, id: 'x' } as object)).toEqual(all);
    expect(withSpecifiedNames({})).toEqual({});
  });
});

describe('workerProfileFormOf', () => {
  it('has an empty text for what is not known', () => {
    const form = workerProfileFormOf({});
    expect(Object.keys(form).toSorted()).toEqual(workerFields.toSorted());
    expect(new Set(Object.values(form))).toEqual(new Set(['']));
  });

  it('keeps every field in its own place', () => {
    const form = {
      ...Object.fromEntries(workerFields.map((field) => [field, field])),
      national_id: 'NATIONALID',
    };
    expect(workerProfileFormOf(form)).toEqual(form);
  });

  it.each([
    ['a phone', { phone: ' 0700 000 001 ' }, { phone: '+254700000001' }],
    ['a phone that is none', { phone: ' 12 ' }, { phone: '12' }],
    ['an ID number', { national_id: ' a 123-456. ' }, { national_id: 'A123456' }],
    ['a service type', { service_type: 'nanny' }, { service_type: 'Nanny' }],
    ['years', { experience_years: 0 }, { experience_years: '0' }],
    ['blanks around a text', { bio: ' Kind. ', email: null }, { bio: 'Kind.', email: '' }],
  ])('brings %s into the stored spelling', (_what, sent, form) => {
    expect(workerProfileFormOf(sent)).toMatchObject(form);
  });

  it('finds nothing wrong with a profile in the stored spelling', () => {
    expect(problemsOfProfile(kept, new Date('2026-11-21T12:00:00+03:00'))).toEqual({});
  });
});

describe('choiceProblems', () => {
  it.each([
    ['nothing chosen', {}, {}],
    ['what is offered', { service_type: 'Caregiver', education: 'Other', availability: 'Flexible' }, {}],
    [
      'what is not',
      { service_type: 'Guard', education: 'PhD', availability: 'Never' },
      { service_type: 'choiceInvalid', education: 'choiceInvalid', availability: 'choiceInvalid' },
    ],
  ])('for %s', (_what, change, errors) => {
    expect(choiceProblems({ ...kept, ...change }, kept)).toEqual(errors);
  });

  it('leaves what an employer wrote', () => {
    const invited = { ...kept, service_type: 'Night nurse' };
    expect(choiceProblems({ ...invited, bio: 'Kind.' }, invited)).toEqual({});
    expect(choiceProblems({ ...invited, service_type: '' }, invited)).toEqual({});
  });
});

describe('identityProblems', () => {
  const change = { ...kept, name: 'Otieno Test', date_of_birth: '1990-01-01', national_id: '00000002' };
  const refused = {
    name: 'identityFixed',
    date_of_birth: 'identityFixed',
    national_id: 'identityFixed',
  };
  it.each([
    ['verified', refused],
    ['pending', refused],
    ['failed', {}],
    ['not_verified', {}],
  ])('of another person while the check is %s', (status, errors) => {
    expect(identityProblems(change, kept, status)).toEqual(errors);
    expect(identityProblems({ ...kept, location: 'Mombasa' }, kept, status)).toEqual({});
    expect(identityProblems(change, workerProfileFormOf({}), status)).toEqual({});
  });
});

it.each([
  ['verified', ['name', 'date_of_birth', 'national_id']],
  ['pending', ['name', 'date_of_birth', 'national_id']],
  ['failed', []],
  ['not_verified', []],
])('holds what was filled in still while the check is %s', (status, fixed) => {
  expect(fixedByIdentity(kept, status)).toEqual(fixed);
  expect(fixedByIdentity({ ...kept, national_id: '' }, status)).not.toContain('national_id');
});

// spec: worker-constants/languages
it('keeps a limit for every field that is typed, and two languages', () => {
  expect(Object.keys(workerProfileLimits)).toHaveLength(15);
  expect(workerLanguages).toEqual(['en', 'sw']);
});
