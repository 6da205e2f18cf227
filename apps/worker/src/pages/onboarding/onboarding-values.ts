import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import type { OnboardingProfile } from '@repo/api-client/queries/onboarding';
import type { DraftKind } from '@repo/app-shell/drafts/drafted-forms';
import {
  ONBOARDING_EXPERIENCE_DEFAULT_YEARS,
  problemsOfOnboarding,
  type OnboardingForm,
} from '@repo/domain/onboarding-form';
import * as z from 'zod/mini';
import type { PlainKey } from '../../language/catalogue.ts';

export interface Values extends OnboardingForm {
  readonly experienceYears: number;
  readonly bio: string;
}

/** In the order of the steps, from top to bottom. */
export const fieldsInOrder = ['name', 'age', 'gender', 'location', 'serviceType', 'bio'] as const;
export type FieldName = (typeof fieldsInOrder)[number];

/** The step of a field. */
export const stepOfField = (name: FieldName) =>
  name === 'serviceType' || name === 'bio' ? 'profile-work' : 'profile-basic';

/** The first values: the worker corrects the data that an inviting employer typed. */
export function blankValues(
  record: WireWorkerRecord,
  services: readonly string[],
  maximumYears: number,
): Values {
  const years = record.experience_years ?? ONBOARDING_EXPERIENCE_DEFAULT_YEARS;
  return {
    name: record.name ?? '',
    age: record.age === null ? '' : String(record.age),
    gender: record.gender ?? '',
    location: record.location ?? '',
    serviceType: services.find((each) => each.toLowerCase() === record.service_type?.toLowerCase()) ?? '',
    experienceYears: Math.min(years, maximumYears),
    bio: record.bio ?? '',
  };
}

export function valueErrors(values: Values): Partial<Record<FieldName, PlainKey>> {
  const problems = problemsOfOnboarding(values);
  const errors: Partial<Record<FieldName, PlainKey>> = {};
  for (const field of ['name', 'age', 'gender', 'location', 'serviceType'] as const) {
    const problem = problems[field];
    if (problem !== undefined) errors[field] = `onboarding.problem.${problem}`;
  }
  return errors;
}

export const profileOf = ({ age, ...values }: Values): OnboardingProfile => ({ ...values, age: age.trim() });

const text = z.optional(z.string());

export const onboardingDraft: DraftKind<Values> = {
  form: 'onboarding',
  typed: z.object({
    name: text,
    age: text,
    gender: text,
    location: text,
    serviceType: text,
    experienceYears: z.optional(z.number()),
    bio: text,
  }),
};
