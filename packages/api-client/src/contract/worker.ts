import { workerLanguages, workerProfileLimits as limits } from '@repo/domain/worker-profile';
import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { day, id, moment, idParams, textUpTo } from './fields.ts';
import { workerProfile } from './nannies.ts';
import { trust, trustRow } from './trust.ts';

const text = z.nullable(z.string());

/** The worker's own record, visible to the worker alone (worker spec 3). Only `shown_to_employers` is masked. */
export const workerRecord = z.object({
  id,
  name: text,
  phone: z.string(),
  email: text,
  location: text,
  date_of_birth: z.nullable(day),
  national_id: text,
  service_type: text,
  experience_years: z.nullable(z.number()),
  education: text,
  availability: text,
  bio: text,
  skills: text,
  languages: text,
  emergency_contact: text,
  emergency_contact_phone: text,
  profile_photo: text,
  /** Whether others see the photo: employers who may see her profile, and her public page. */
  shows_photo: z.boolean(),
  /** All six identity fields derive from one of them: `smile_status`. */
  smile_status: z.string(),
  smileIdVerified: z.boolean(),
  identity_verified: z.boolean(),
  verification_completed: z.boolean(),
  verification_status: z.string(),
  verificationStatus: z.string(),
  ...trust,
  trust_score_breakdown: z.array(
    z.extend(trustRow, {
      /** When the team or the provider decided what earns the points. Null for points that are not earned. */
      earned_at: z.nullable(moment),
    }),
  ),
  trustScore: z.number(),
  /** Average of the approved reviews to one decimal. Null without reviews. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  /** From the date of birth. Without it, the stated age plus the years since. */
  age: z.nullable(z.number()),
  gender: text,
  serviceType: text,
  experience: z.nullable(z.number()),
  language: z.enum(workerLanguages),
  /** Whether unknown employers find the worker. It takes effect after the required profile is complete. */
  listed: z.boolean(),
  /** The address of her public page. Null before she first shared it, and while the page shows nothing. */
  public_link: text,
  /** What an employer without her yes reads of her while she is listed. */
  shown_to_employers: workerProfile,
  profile_completed_at: z.nullable(moment),
  profileUpdatedAt: z.nullable(moment),
  created_at: moment,
});
export type WireWorkerRecord = z.output<typeof workerRecord>;

export const getMe = defineCall({
  method: 'GET',
  path: '/api/nannies/me',
  audience: 'worker',
  summary: 'The record of the worker who is signed in.',
  answer: workerRecord,
});

const field = (maximum: number) => z.optional(z.nullable(textUpTo(maximum)));

export const changeProfile = defineCall({
  method: 'PUT',
  path: '/api/nannies/{id}',
  audience: 'worker',
  summary:
    "Saves a worker's own profile, all but the photo. A field that is left out stays as it is; null or an empty text empties it. Other servers' names for the fields are accepted.",
  params: idParams,
  // The rules of the profile form check presence and word the refusals. The contract checks only the shape.
  body: z.strictObject({
    name: field(limits.name),
    full_name: field(limits.name),
    phone: field(limits.phone),
    phone_number: field(limits.phone),
    location: field(limits.location),
    city: field(limits.location),
    date_of_birth: field(limits.date_of_birth),
    birth_date: field(limits.date_of_birth),
    national_id: field(limits.national_id),
    id_number: field(limits.national_id),
    email: field(limits.email),
    service_type: field(limits.service_type),
    job_type: field(limits.service_type),
    // A number field of a form holds a text.
    experience_years: z.optional(z.nullable(z.union([z.number(), textUpTo(limits.experience_years)]))),
    education: field(limits.education),
    availability: field(limits.availability),
    bio: field(limits.bio),
    biography: field(limits.bio),
    skills: field(limits.skills),
    skill_set: field(limits.skills),
    languages: field(limits.languages),
    emergency_contact: field(limits.emergency_contact),
    emergency_contact_phone: field(limits.emergency_contact_phone),
  }),
  answer: workerRecord,
});

export const chooseLanguage = defineCall({
  method: 'PUT',
  path: '/api/worker/language',
  audience: 'worker',
  summary: "Keeps the language of this worker's app on her account.",
  body: z.strictObject({ language: z.enum(workerLanguages) }),
  answer: z.object({ language: z.enum(workerLanguages) }),
});
