import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import {
  day,
  emailText,
  id,
  longText,
  nannyParams,
  personName,
  phoneText,
  sessionToken,
  shortText,
  textUpTo,
} from './fields.ts';

/** The worker's own record, as she sees and keeps it (worker spec 3). */
const record = z.object({
  id,
  name: z.nullable(z.string()),
  phone: z.string(),
  email: z.nullable(z.string()),
  location: z.nullable(z.string()),
  date_of_birth: z.nullable(day),
  national_id: z.nullable(z.string()),
  service_type: z.nullable(z.string()),
  experience_years: z.nullable(z.number()),
  education: z.nullable(z.string()),
  availability: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  skills: z.nullable(z.string()),
  emergency_contact: z.nullable(z.string()),
  emergency_contact_phone: z.nullable(z.string()),
  profile_photo: z.nullable(z.string()),
  smile_status: z.string(),
  smileIdVerified: z.boolean(),
  verification_status: z.nullable(z.string()),
  trust_score: z.number(),
});

export const sendWorkerCode = defineCall({
  method: 'POST',
  path: '/auth/send-code',
  audience: 'public',
  summary: 'Sends a worker a 6-digit sign-in code by SMS.',
  body: z.strictObject({ phone: phoneText }),
  answer: z.object({ success: z.literal(true), message: z.string(), resend_after: z.number() }),
});

export const verifyWorkerCode = defineCall({
  method: 'POST',
  path: '/auth/verify',
  audience: 'public',
  summary: "Trades the code for a session; a worker's first code makes her account.",
  body: z.strictObject({ phone: phoneText, code: textUpTo(16) }),
  answer: z.object({
    token: sessionToken,
    user: record,
    phone_verified: z.boolean(),
    trust_score: z.number(),
    trust_score_breakdown: z.array(
      z.object({ component: z.string(), points: z.number(), max: z.number(), state: z.string() }),
    ),
  }),
});

export const getMe = defineCall({
  method: 'GET',
  path: '/api/nannies/me',
  audience: 'worker',
  summary: 'The record of the worker who is signed in.',
  answer: record,
});

const text = z.optional(z.nullable(shortText));

export const changeProfile = defineCall({
  method: 'PUT',
  path: '/api/nannies/{id}',
  audience: 'worker',
  summary:
    "Saves a worker's own profile, all but the photo. Servers' other names for the fields are accepted.",
  params: nannyParams,
  body: z.strictObject({
    name: personName,
    phone: phoneText,
    location: shortText,
    date_of_birth: day,
    national_id: textUpTo(20),
    email: z.optional(z.nullable(emailText)),
    service_type: text,
    experience_years: z.optional(z.nullable(z.number())),
    education: text,
    availability: text,
    bio: z.optional(z.nullable(longText)),
    skills: z.optional(z.nullable(longText)),
    emergency_contact: text,
    emergency_contact_phone: text,
  }),
  answer: record,
});

/** The photo travels as a multipart form with the one field `photo`. */
export const uploadPhoto = defineCall({
  method: 'POST',
  path: '/api/nannies/{id}/photo',
  audience: 'worker',
  summary: "Replaces a worker's photo: an image of at most 5 MB.",
  params: nannyParams,
  answer: z.object({ photo_url: z.string() }),
});
