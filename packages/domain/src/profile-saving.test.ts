import { describe, expect, it } from 'vitest';
import {
  IDENTITY_IS_FIXED,
  missingFieldsAlert,
  NATIONAL_ID_TAKEN,
  NOT_ON_THE_LIST,
  requiredFieldsAlert,
  savedStage,
  saveFailureOf,
  UNDERAGE_ALERT,
} from './profile-saving.ts';
import { workerProfileFormOf } from './worker-profile.ts';

// spec: worker-errors/saved-complete, worker-errors/saved-almost, worker-errors/saved-begun
it.each([
  [0, 'begun'],
  [79, 'begun'],
  [80, 'almost'],
  [99, 'almost'],
  [100, 'complete'],
])('at %d percent', (percentage, stage) => {
  expect(savedStage(percentage)).toBe(stage);
});

// spec: worker-errors/401
it.each([
  [400, 'other'],
  [401, 'expired'],
  [404, 'notFound'],
  [413, 'tooLarge'],
  [499, 'other'],
  [500, 'server'],
  [503, 'server'],
])('for %d without words of the server', (status, why) => {
  expect(saveFailureOf(status)).toBe(why);
});

it('words the alerts as the specification does', () => {
  expect(missingFieldsAlert(['Full Name', 'National ID'])).toBe(
    'Please complete the following required fields: Full Name, National ID',
  );
  expect(UNDERAGE_ALERT).toBe(
    'You must be at least 18 years old to register. Please update your date of birth.',
  );
});

describe('requiredFieldsAlert', () => {
  const now = new Date('2026-11-21T12:00:00+03:00');
  const whole = {
    name: 'Amina Test',
    phone: '+254700000001',
    location: 'Nairobi',
    date_of_birth: '1996-05-01',
    national_id: '00000001',
  };
  // spec: worker-complete-profile/missing, worker-complete-profile/young
  it.each([
    ['nothing is missing', {}, null],
    ['she is too young', { date_of_birth: '2010-01-01' }, UNDERAGE_ALERT],
    [
      'she is too young, and more is missing',
      { date_of_birth: '2010-01-01', location: '' },
      'Please complete the following required fields: Location, Date of Birth (must be 18+)',
    ],
    [
      'the date cannot be hers',
      { date_of_birth: '1890-01-01' },
      'Please complete the following required fields: Date of Birth (must be 18+)',
    ],
    [
      'all is missing',
      { name: '', phone: '', location: '', date_of_birth: '', national_id: '' },
      'Please complete the following required fields: Full Name, Phone Number, Location, Date of Birth, National ID',
    ],
    ['only what is optional is wrong', { email: 'amina' }, null],
  ])('when %s', (_what, change, alert) => {
    expect(requiredFieldsAlert(workerProfileFormOf({ ...whole, ...change }), now)).toBe(alert);
  });
});

it('says why a field cannot be kept, and whom to ask', () => {
  expect(NOT_ON_THE_LIST).toBe('Please choose from the list.');
  expect(IDENTITY_IS_FIXED).toMatch(/^Your identity is checked with this.+contact support\.$/);
  expect(NATIONAL_ID_TAKEN).toMatch(/^This National ID is already used.+contact support\.$/);
});
