import { describe, expect, it } from 'vitest';
import {
  genders,
  isOnboardingPhone,
  ONBOARDING_EXPERIENCE_DEFAULT_YEARS,
  ONBOARDING_EXPERIENCE_MAXIMUM_YEARS,
  ONBOARDING_PHONE_DIGITS,
  onboardingErrors,
  onboardingServiceTypes,
  onboardingSteps,
  problemsOfOnboarding,
  stepAfter,
  stepBefore,
} from './onboarding-form.ts';

const form = { name: 'Amina Test', age: '30', gender: 'female', location: 'Nairobi', serviceType: 'nanny' };

describe('isOnboardingPhone', () => {
  // spec: worker-onboarding/phone-nine
  it.each([
    ['700000001', true],
    ['110000001', true],
    ['70000000', false],
    ['7000000011', false],
    ['200000001', false],
    ['70000000a', false],
    ['0700000001', false],
    ['', false],
  ])('%j: %s', (digits, valid) => {
    expect(isOnboardingPhone(digits)).toBe(valid);
  });

  it('has as many digits as the keypad takes', () => {
    expect(isOnboardingPhone('7'.repeat(ONBOARDING_PHONE_DIGITS))).toBe(true);
  });
});

describe('onboardingErrors', () => {
  it('finds nothing in a filled form', () => {
    expect(onboardingErrors(form)).toStrictEqual({});
    expect(problemsOfOnboarding(form)).toStrictEqual({});
  });

  // spec: worker-onboarding/name-required, worker-onboarding/age-required, worker-onboarding/gender-required
  // spec: worker-onboarding/location-required, worker-onboarding/service-required
  it.each([
    ['name', 'Name is required'],
    ['age', 'Age is required'],
    ['gender', 'Gender is required'],
    ['location', 'Location is required'],
    ['serviceType', 'Service type is required'],
  ])('asks for the %s alone when it is missing', (field, message) => {
    expect(onboardingErrors({ ...form, [field]: '' })).toEqual({ [field]: message });
    expect(onboardingErrors({ ...form, [field]: '  ' })).toEqual({ [field]: message });
  });
});

describe('an age', () => {
  // spec: worker-constants/age
  it.each([
    ['18', undefined],
    [' 30 ', undefined],
    ['100', undefined],
    ['17', 'You must be at least 18 years old to register'],
    ['0', 'You must be at least 18 years old to register'],
    ['101', 'Please enter a valid age'],
    ['1000', 'Please enter a valid age'],
    ['30.5', 'Please enter a valid age'],
    ['1e1', 'Please enter a valid age'],
    ['thirty', 'Please enter a valid age'],
  ])('of %j: %j', (age, error) => {
    expect(onboardingErrors({ ...form, age }).age).toBe(error);
  });
});

// spec: worker-onboarding/flow, worker-onboarding/work, worker-constants/service-types
// spec: worker-constants/genders
it('has the steps, choices and slider of the specification', () => {
  expect(onboardingSteps).toEqual([
    'welcome',
    'phone',
    'otp',
    'profile-basic',
    'profile-work',
    'profile-photo',
    'success',
  ]);
  expect(onboardingServiceTypes).toEqual(['nanny', 'housekeeper', 'cook', 'caregiver']);
  expect(genders).toEqual(['female', 'male']);
  expect([ONBOARDING_EXPERIENCE_DEFAULT_YEARS, ONBOARDING_EXPERIENCE_MAXIMUM_YEARS]).toEqual([5, 20]);
});

// spec: worker-onboarding/back
it('steps back and forth through the onboarding, and not beyond its ends', () => {
  expect(onboardingSteps.map(stepBefore)).toEqual([null, ...onboardingSteps.slice(0, -1)]);
  expect(onboardingSteps.map(stepAfter)).toEqual([...onboardingSteps.slice(1), null]);
});
