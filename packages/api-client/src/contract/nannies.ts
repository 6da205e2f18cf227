import { isPlaceText, YEARS_MAXIMUM } from '@repo/domain/worker-filters';
import { roleFilters } from '@repo/domain/worker-search';
import * as z from 'zod/mini';
import { defineCall, LIST_PER_MINUTE } from './define-call.ts';
import {
  emailText,
  id,
  longText,
  moment,
  idParams,
  personName,
  phoneText,
  shortText,
  textUpTo,
} from './fields.ts';
import { misconductFlags, trust, trustScore } from './trust.ts';

/** A worker as an employer may see the record. Contact and ID numbers are masked until the specification unlocks them. */
export const worker = z.object({
  id,
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  service_type: z.nullable(z.string()),
  position: z.nullable(z.string()),
  /** Town or area. What she typed beside them is for an employer to whom her yes stands. */
  location: z.nullable(z.string()),
  experience_years: z.nullable(z.number()),
  /** Her own words without phone numbers and links. */
  bio: z.nullable(z.string()),
  national_id: z.nullable(z.string()),
  id_number: z.nullable(z.string()),
  smile_status: z.string(),
  /** The address of her photo. Null without one, and while she hides it. Nobody compared it with her ID. */
  photo: z.nullable(z.string()),
  ...trustScore,
  misconduct_flags: misconductFlags,
  created_at: moment,
  /** When she last changed her profile. `created_at` before her first change. */
  updated_at: moment,
  badge_last_updated: z.nullable(moment),
  /** Present for a prospect: what this employer typed of a worker whose yes does not stand. All other fields are blank. */
  is_prospect: z.optional(z.literal(true)),
});
export type WireWorker = z.output<typeof worker>;

const text = z.nullable(z.string());

/** Her profile: the record of the lists, and what she wrote for employers. No list has these fields. */
export const workerProfile = z.extend(worker, {
  /** Without phone numbers and links, as `bio`. */
  skills: text,
  languages: text,
  education: text,
  availability: text,
  /** `25-34`. Her date of birth and her exact age are for nobody else. */
  age_band: text,
});
export type WireWorkerProfile = z.output<typeof workerProfile>;

/** Longer than any name or number in the data. */
export const SEARCH_MAXIMUM_CHARACTERS = 100;

/** The list and its searches. A person who types with pauses of half a second does not reach it. */
const SEARCHES_PER_MINUTE = 60;

export const listNannies = defineCall({
  method: 'GET',
  path: '/nannies/',
  audience: 'employer',
  perMinute: SEARCHES_PER_MINUTE,
  summary:
    'The workers this employer can see, newest first; `q` searches names, services and known places, and a digit in it finds nobody. `role`, `place`, `min_years` and `verified` narrow the list or the search, all together.',
  query: z.strictObject({
    q: z.optional(textUpTo(SEARCH_MAXIMUM_CHARACTERS)),
    role: z.optional(z.enum(roleFilters)),
    /** A town or area in any spelling. It is compared with known places alone. */
    place: z.optional(z.string().check(z.refine(isPlaceText))),
    /** At least so many years of experience, 1 to 50. */
    min_years: z.optional(
      z.string().check(
        z.regex(/^[1-9]\d?$/),
        z.refine((years) => Number(years) <= YEARS_MAXIMUM),
      ),
    ),
    verified: z.optional(z.literal('true')),
    /** Rows per page, 1 to 5000. A search or a narrowed list has at most 100. */
    limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    /** The `x-next-cursor` header of the previous page. It names a moment, and holds under any search and filter. */
    cursor: z.optional(textUpTo(200)),
  }),
  answer: z.array(worker),
});

export const searchByNumber = defineCall({
  method: 'POST',
  path: '/api/employer/worker-search',
  audience: 'employer',
  summary:
    'The listed worker with exactly this full phone or ID number, or nobody. The number stays out of addresses, and each search is logged. 10 an hour, 30 a day.',
  body: z.strictObject({ query: textUpTo(SEARCH_MAXIMUM_CHARACTERS) }),
  answer: z.array(worker),
});

export const getNanny = defineCall({
  method: 'GET',
  path: '/nannies/{id}',
  audience: 'employer',
  summary: 'One worker, with what she wrote for employers and the band of her age.',
  params: idParams,
  answer: workerProfile,
});

export const createNanny = defineCall({
  method: 'POST',
  path: '/nannies/',
  audience: 'employer',
  summary:
    'Prepares the record of a worker who is about to be invited. It says nothing about whether she was known.',
  body: z.strictObject({
    name: personName,
    phone: phoneText,
    location: z.optional(z.nullable(shortText)),
    experience_years: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(YEARS_MAXIMUM)))),
    service_type: z.optional(z.nullable(shortText)),
    email: z.optional(z.nullable(emailText)),
    message: z.optional(z.nullable(longText)),
  }),
  answer: z.object({ id, message: z.string() }),
});

export const getPublicProfile = defineCall({
  method: 'GET',
  path: '/nannies/{id}/public-profile',
  audience: 'employer',
  summary: 'Trust score and badge of a worker, with how the score is made up.',
  params: idParams,
  answer: z.object({ id, ...trust }),
});

export const listNannyReviews = defineCall({
  method: 'GET',
  path: '/nannies/{id}/reviews',
  audience: 'employer',
  perMinute: LIST_PER_MINUTE,
  summary: 'The approved reviews of a worker, newest first, without their authors.',
  params: idParams,
  answer: z.array(
    z.object({
      id,
      nanny_id: id,
      rating: z.number(),
      review: z.string(),
      status: z.string(),
      created_at: moment,
      /** Whether the calling employer wrote the review. The answer names no other author. */
      is_own: z.boolean(),
    }),
  ),
});
