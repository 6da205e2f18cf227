import type { ChangedProfile } from '@repo/api-client/queries/worker-profile';
import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import type { DraftKind } from '@repo/app-shell/drafts/drafted-forms';
import { fixedByIdentity, workerProfileFormOf } from '@repo/domain/worker-profile';
import { profileSteps } from '@repo/domain/profile-steps';
import {
  problemsOfProfile,
  workerServiceTypes,
  type WorkerField,
  type WorkerProfileForm,
} from '@repo/domain/worker-profile-form';
import * as z from 'zod/mini';
import type { PlainKey } from '../../language/catalogue.ts';

/** The form before any typing: the data of the account, and the preset kind of work. */
export function blankProfile(record: WireWorkerRecord): WorkerProfileForm {
  const form = workerProfileFormOf(record);
  return { ...form, service_type: form.service_type || workerServiceTypes[0] };
}

/** Whether the kind of work is unknown: the preset choice becomes the worker's own only when the worker goes on with it. */
export const isWorkUnsaid = (record: WireWorkerRecord): boolean =>
  workerProfileFormOf(record).service_type === '';

/** The fields that the worker can no longer change. */
export const fixedFields = (record: WireWorkerRecord): readonly WorkerField[] =>
  fixedByIdentity(workerProfileFormOf(record), record.smile_status);

type ErrorKeys = Partial<Record<WorkerField, PlainKey>>;

/** @param fixed - The fields that the worker can no longer change. */
export function profileErrors(form: WorkerProfileForm, fixed: readonly WorkerField[]): ErrorKeys {
  const keys: ErrorKeys = {};
  const problems = problemsOfProfile(form, new Date(), fixed);
  for (const field of fieldsInOrder) {
    const problem = problems[field];
    if (problem !== undefined) keys[field] = `complete.problem.${problem}`;
  }
  return keys;
}

/** The steps, from 1, with a missing or invalid field. */
export const incompleteSteps = (errors: ErrorKeys): readonly number[] =>
  profileSteps.flatMap(({ fields }, index) =>
    fields.some((field) => errors[field] !== undefined) ? [index + 1] : [],
  );

/** In the order of the steps, from top to bottom. */
export const fieldsInOrder = [
  'name',
  'phone',
  'email',
  'location',
  'date_of_birth',
  'national_id',
  'service_type',
  'experience_years',
  'education',
  'skills',
  'languages',
  'bio',
  'availability',
  'emergency_contact',
  'emergency_contact_phone',
] as const satisfies readonly WorkerField[];

/** The profile as the app sends it, without the photo (worker spec 7). */
export function changedProfile(form: WorkerProfileForm): ChangedProfile {
  const { profile_photo: _, experience_years: years, ...profile } = form;
  return { ...profile, experience_years: years.trim() === '' ? null : Number(years) };
}

/**
 * Fields that no draft stores. Another person could borrow money with an ID number, and phones are lent and lost. The
 * photo is stored as a file.
 */
export const unkeptFields = ['national_id', 'profile_photo'] as const satisfies readonly WorkerField[];

const text = z.optional(z.string());
const typed = {
  name: text,
  phone: text,
  email: text,
  location: text,
  date_of_birth: text,
  service_type: text,
  experience_years: text,
  education: text,
  availability: text,
  bio: text,
  skills: text,
  languages: text,
  emergency_contact: text,
  emergency_contact_phone: text,
};

/** A draft from before the identity check does not overwrite the checked fields. */
export function profileDraft(fixed: readonly WorkerField[]): DraftKind<WorkerProfileForm> {
  const kept = Object.entries(typed).filter(([name]) => !fixed.some((field) => field === name));
  return { form: 'worker-profile', typed: z.object(Object.fromEntries(kept)) };
}
