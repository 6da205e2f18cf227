import { profileSteps } from '@repo/domain/profile-steps';
import { english } from '@repo/domain/refusals/english';
import { allServiceTypes } from '@repo/domain/service-types';
import { availabilities, educationLevels } from '@repo/domain/worker-profile-form';
import { expect, it } from 'vitest';
import { messages } from '../../language/catalogues/english/complete-profile.ts';

const texts = new Map(Object.entries(messages));
const refusals: ReadonlyMap<string, string> = new Map(Object.entries(english));
/** The messages of a part of the form, by the name of their refusal. */
const saidUnder = (prefix: string) =>
  [...texts.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key, refusals.get(key.slice(prefix.length)) ?? ''] as const);
const asThemselves = (prefix: string, choices: readonly string[]) =>
  choices.map((choice) => [`${prefix}${choice}`, choice] as const);
const [basic, work, emergency] = profileSteps;

const said: readonly (readonly [key: string, text: string])[] = [
  ...saidUnder('complete.problem.'),
  ...saidUnder('complete.missing.'),
  ...asThemselves('service.', allServiceTypes),
  ...asThemselves('education.', educationLevels),
  ...asThemselves('availability.', availabilities),
  ['complete.step.basic', basic.title],
  ['complete.step.work', work.title],
  ['complete.step.emergency', emergency.title],
  ['complete.alert.missing', english.profileFieldsMissing],
  ['complete.alert.underage', english.profileUnderage],
  ['complete.identityFixed', english.identityFixed],
  ['complete.photo.size', english.photoTooLarge],
  ['complete.photo.kind', english.photoKindInvalid],
  ['complete.photo.empty', english.photoUnreadable],
];

// spec: worker-complete-profile/missing-items
it.each(said)('%s is what the rule of the domain says', (key, text) => {
  expect(texts.get(key)).toBe(text);
});
