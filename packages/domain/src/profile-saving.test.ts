import { describe, expect, it } from 'vitest';
import { requiredFieldsProblem, savedStage, saveFailureOf } from './profile-saving.ts';
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

describe('requiredFieldsProblem', () => {
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
    ['she is too young', { date_of_birth: '2010-01-01' }, 'underage'],
    [
      'she is too young, and more is missing',
      { date_of_birth: '2010-01-01', location: '' },
      ['fieldLocation', 'fieldBirthDateUnderage'],
    ],
    ['the date cannot be hers', { date_of_birth: '1890-01-01' }, ['fieldBirthDateInvalid']],
    [
      'all is missing',
      { name: '', phone: '', location: '', date_of_birth: '', national_id: '' },
      ['fieldFullName', 'fieldPhone', 'fieldLocation', 'fieldBirthDate', 'fieldNationalId'],
    ],
    ['the number cannot be hers', { national_id: '12' }, ['fieldNationalIdInvalid']],
    ['only what is optional is wrong', { email: 'amina' }, null],
  ])('when %s', (_what, change, problem) => {
    expect(requiredFieldsProblem(workerProfileFormOf({ ...whole, ...change }), now)).toEqual(problem);
  });
});
