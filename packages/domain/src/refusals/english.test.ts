import { expect, it } from 'vitest';
import { documentRefusalTexts } from '../upload-refusal.ts';
import { employerProfileTexts } from '../employer-profile-form.ts';
import { rulingTexts } from '../dispute.ts';
import { incidentDecisionTexts, incidentFieldTexts } from '../incident-report.ts';
import { inviteTexts } from '../invite-form.ts';
import { decisionTexts } from '../decision-texts.ts';
import { referenceCallTexts } from '../reference-call-texts.ts';
import { referenceTexts } from '../reference-texts.ts';
import { reviewScreens } from '../review.ts';
import { english } from './english.ts';

/** The tables of the forms in the catalogue. */
const spread = {
  employerProfileTexts,
  documentRefusalTexts,
  decisionTexts,
  referenceCallTexts,
  referenceTexts,
  incidentFieldTexts,
  incidentDecisionTexts,
  rulingTexts,
  reviewTexts: reviewScreens.write,
  inviteTexts,
};

it.each(Object.entries(spread))(
  'has the texts of %s: no two forms have two texts for one code',
  (_, texts) => {
    expect(english).toMatchObject(texts);
  },
);

// spec: worker-complete-profile/phone-format, worker-complete-profile/birth-young
// spec: worker-complete-profile/birth-old, worker-complete-profile/experience, worker-constants/phone-form
// spec: worker-complete-profile/missing, worker-complete-profile/young, worker-complete-profile/missing-items
// spec: worker-onboarding/name-required, worker-onboarding/age-required, worker-onboarding/gender-required
// spec: worker-onboarding/location-required, worker-onboarding/service-required, worker-references/too-few
it.each([
  ['nameMissing', 'Name is required'],
  ['phoneMissing', 'Phone number is required'],
  ['phoneInvalid', 'Please enter a valid Kenyan phone number'],
  ['profilePhoneInvalid', 'Please enter a valid Kenyan phone number (+254...)'],
  ['emailInvalid', 'Please enter a valid email address'],
  ['locationMissing', 'Location is required'],
  ['birthDateMissing', 'Date of birth is required'],
  ['birthDateInvalid', 'Please enter a valid date of birth'],
  ['underage', 'You must be at least 18 years old to register'],
  ['profileUnderage', 'You must be at least 18 years old to register. Please update your date of birth.'],
  ['nationalIdMissing', 'National ID is required'],
  ['profileExperienceInvalid', 'Please enter a valid number of years (0-50)'],
  ['profileFieldsMissing', 'Please complete the following required fields: {fields}'],
  ['fieldFullName', 'Full Name'],
  ['fieldPhone', 'Phone Number'],
  ['fieldPhoneInvalid', 'Phone Number (invalid format)'],
  ['fieldLocation', 'Location'],
  ['fieldBirthDate', 'Date of Birth'],
  ['fieldBirthDateUnderage', 'Date of Birth (must be 18+)'],
  ['fieldNationalId', 'National ID'],
  ['ageMissing', 'Age is required'],
  ['ageInvalid', 'Please enter a valid age'],
  ['genderMissing', 'Gender is required'],
  ['serviceTypeMissing', 'Service type is required'],
  ['relationshipMissing', 'Relationship is required'],
  ['referencesTooFew', 'Please add at least 2 references'],
  ['referencesTooMany', 'You can add up to 5 references'],
] as const)('has the words of the specification for %s', (code, text) => {
  expect(english[code]).toBe(text);
});
