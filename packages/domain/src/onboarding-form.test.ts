import { describe, expect, it } from 'vitest';
import {
  genders,
  isOnboardingPhone,
  ONBOARDING_EXPERIENCE_DEFAULT_YEARS,
  ONBOARDING_EXPERIENCE_MAXIMUM_YEARS,
  ONBOARDING_PHONE_DIGITS,
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

describe('problemsOfOnboarding', () => {
  it('finds nothing in a filled form', () => {
    expect(problemsOfOnboarding(form)).toStrictEqual({});
  });

  // spec: worker-onboarding/name-required, worker-onboarding/age-required, worker-onboarding/gender-required
  // spec: worker-onboarding/location-required, worker-onboarding/service-required
  it.each([
    ['name', 'nameMissing'],
    ['age', 'ageMissing'],
    ['gender', 'genderMissing'],
    ['location', 'locationMissing'],
    ['serviceType', 'serviceTypeMissing'],
  ])('asks for the %s alone when it is missing', (field, message) => {
    expect(problemsOfOnboarding({ ...form, [field]: '' })).toEqual({ [field]: message });
    expect(problemsOfOnboarding({ ...form, [field]: '  ' })).toEqual({ [field]: message });
  });
});

describe('an age', () => {
  // spec: worker-constants/age
  it.each([
    ['18', undefined],
    [' 30 ', undefined],
    ['100', undefined],
    ['17', 'underage'],
    ['0', 'underage'],
    ['101', 'ageInvalid'],
    ['1000', 'ageInvalid'],
    ['30.5', 'ageInvalid'],
    ['1e1', 'ageInvalid'],
    ['thirty', 'ageInvalid'],
  ])('of %j: %j', (age, error) => {
    expect(problemsOfOnboarding({ ...form, age }).age).toBe(error);
  });
});

// spec: worker-onboarding/flow, worker-onboarding/work, worker-constants/service-types
// spec: worker-constants/genders
it('has the steps, choices and slider of the specification', () => {
  expect(onboardingSteps.join(', ')).toBe(
    'welcome, phone, otp, profile-basic, profile-work, profile-photo, success',
  );
  expect(onboardingServiceTypes).toEqual(['nanny', 'housekeeper', 'cook', 'caregiver']);
  expect(genders).toEqual(['female', 'male']);
  expect([ONBOARDING_EXPERIENCE_DEFAULT_YEARS, ONBOARDING_EXPERIENCE_MAXIMUM_YEARS]).toEqual([5, 20]);
});

// spec: worker-onboarding/back
it('steps back and forth through the onboarding, and not beyond its ends', () => {
  expect(onboardingSteps.map(stepBefore)).toEqual([null, ...onboardingSteps.slice(0, -1)]);
  expect(onboardingSteps.map(stepAfter)).toEqual([...onboardingSteps.slice(1), null]);
});
