import type { allServiceTypes } from '@repo/domain/service-types';
import type { availabilities, educationLevels } from '@repo/domain/worker-profile-form';
import type { PlainKey } from './catalogue.ts';

type Choice =
  | (typeof allServiceTypes)[number]
  | (typeof educationLevels)[number]
  | (typeof availabilities)[number];

/** The labels of the choices in a profile. The stored and sent value is that of the specification. */
const words = {
  Nanny: 'service.Nanny',
  'House Manager': 'service.House Manager',
  Housekeeper: 'service.Housekeeper',
  Cook: 'service.Cook',
  Driver: 'service.Driver',
  Gardener: 'service.Gardener',
  Security: 'service.Security',
  Caregiver: 'service.Caregiver',
  'Primary School': 'education.Primary School',
  'Secondary School': 'education.Secondary School',
  'College/Diploma': 'education.College/Diploma',
  'University Degree': 'education.University Degree',
  Other: 'education.Other',
  'Full-time': 'availability.Full-time',
  'Part-time': 'availability.Part-time',
  'Weekends only': 'availability.Weekends only',
  'Evenings only': 'availability.Evenings only',
  Flexible: 'availability.Flexible',
} as const satisfies Readonly<Record<Choice, PlainKey>>;

const isChoice = (value: string): value is Choice => Object.hasOwn(words, value);

/** The message key of a choice. Free text of an employer has none, and the app shows it unchanged. */
export const choiceKey = (value: string): PlainKey | undefined =>
  isChoice(value) ? words[value] : undefined;
