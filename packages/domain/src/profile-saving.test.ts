import { describe, expect, it } from 'vitest';
import {
  FIX_ERRORS_WARNING,
  IDENTITY_IS_FIXED,
  missingFieldsAlert,
  NATIONAL_ID_TAKEN,
  NO_TOKEN_ALERT,
  NOT_ON_THE_LIST,
  profileNetworkAlert,
  profileSaveAlert,
  requiredFieldsAlert,
  savedProfileMessage,
  UNDERAGE_ALERT,
} from './profile-saving.ts';
import { workerProfileFormOf } from './worker-profile.ts';

describe('savedProfileMessage', () => {
  it.each([
    [0, 'Profile updated! 0% complete.'],
    [79, 'Profile updated! 79% complete.'],
    [80, 'Profile updated! Almost complete.'],
    [99, 'Profile updated! Almost complete.'],
    [100, "Profile completed! You're all set."],
  ])('at %d percent', (percentage, message) => {
    expect(savedProfileMessage(percentage)).toBe(message);
  });

  it('says what became of the photo', () => {
    expect(savedProfileMessage(80, 'uploaded')).toBe(
      'Profile updated! Almost complete. Photo uploaded successfully.',
    );
    expect(savedProfileMessage(40, 'failed')).toBe(
      'Profile updated! 40% complete. Profile saved, but photo upload failed.',
    );
  });
});

describe('profileSaveAlert', () => {
  it.each([
    [400, 'Error updating profile. Please try again.'],
    [401, 'Authentication expired. Please log in again.'],
    [404, 'Profile not found. Please contact support.'],
    [413, 'Profile data is too large. Please try again without the photo.'],
    [499, 'Error updating profile. Please try again.'],
    [500, 'Server error. Please try again later.'],
    [503, 'Server error. Please try again later.'],
  ])('for %d without words of the server', (status, alert) => {
    expect(profileSaveAlert(status)).toBe(alert);
    expect(profileSaveAlert(status, null)).toBe(alert);
    expect(profileSaveAlert(status, '')).toBe(alert);
  });

  it.each([400, 401, 404, 413, 500])('for %d prefers the words of the server', (status) => {
    expect(profileSaveAlert(status, 'Name is required')).toBe('Error: Name is required');
  });
});

it('words the other alerts as the specification does', () => {
  expect(missingFieldsAlert(['Full Name', 'National ID'])).toBe(
    'Please complete the following required fields: Full Name, National ID',
  );
  expect(UNDERAGE_ALERT).toBe(
    'You must be at least 18 years old to register. Please update your date of birth.',
  );
  expect(FIX_ERRORS_WARNING).toBe('Please fix required field errors to save');
  expect(NO_TOKEN_ALERT).toBe('Authentication error. Please log in again.');
  expect(profileNetworkAlert(true)).toBe(
    'Unable to connect to server. Please check your internet connection.',
  );
  expect(profileNetworkAlert(false)).toBe('Network error. Please check your connection and try again.');
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
