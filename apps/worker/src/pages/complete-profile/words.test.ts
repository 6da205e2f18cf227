import { PHONE_IS_FIXED } from '@repo/domain/employer-profile-form';
import { IDENTITY_IS_FIXED, missingFieldsAlert, UNDERAGE_ALERT } from '@repo/domain/profile-saving';
import { profileSteps } from '@repo/domain/profile-steps';
import { allServiceTypes } from '@repo/domain/service-types';
import { uploadRefusalText } from '@repo/domain/upload-refusal';
import {
  availabilities,
  educationLevels,
  missingNames,
  profileProblems,
} from '@repo/domain/worker-profile-form';
import { expect, it } from 'vitest';
import { messages } from '../../language/catalogues/english/complete-profile.ts';

const texts = new Map(Object.entries(messages));
const under = (prefix: string, said: Readonly<Record<string, string>>) =>
  Object.entries(said).map(([name, text]) => [`${prefix}${name}`, text] as const);
const asThemselves = (prefix: string, choices: readonly string[]) =>
  choices.map((choice) => [`${prefix}${choice}`, choice] as const);
const [basic, work, emergency] = profileSteps;

const said: readonly (readonly [key: string, text: string])[] = [
  ...under('complete.problem.', profileProblems),
  ...under('complete.missing.', missingNames),
  ...asThemselves('service.', allServiceTypes),
  ...asThemselves('education.', educationLevels),
  ...asThemselves('availability.', availabilities),
  ['complete.step.basic', basic.title],
  ['complete.step.work', work.title],
  ['complete.step.emergency', emergency.title],
  ['complete.alert.missing', missingFieldsAlert(['{fields}'])],
  ['complete.alert.underage', UNDERAGE_ALERT],
  ['complete.phoneFixed', PHONE_IS_FIXED],
  ['complete.identityFixed', IDENTITY_IS_FIXED],
  ['complete.photo.size', uploadRefusalText('photo', 'size')],
  ['complete.photo.kind', uploadRefusalText('photo', 'kind')],
  ['complete.photo.empty', uploadRefusalText('photo', 'unreadable')],
];

// spec: worker-complete-profile/missing-items
it.each(said)('%s is what the rule of the domain says', (key, text) => {
  expect(texts.get(key)).toBe(text);
});
