import * as z from 'zod/mini';
import { workerProfileLimits as limits } from '@repo/domain/worker-profile';
import { defineCall } from './define-call.ts';
import { textUpTo } from './fields.ts';
import { namedCheck } from './named-check.ts';
import { workerRecord } from './worker.ts';

/** A number field of a form holds a text. */
const numberField = z.union([z.number(), textUpTo(limits.experience_years)]);

export const saveOnboarding = defineCall({
  method: 'PUT',
  path: '/api/worker/onboarding',
  audience: 'worker',
  summary:
    'Saves what a worker says of herself at her onboarding, all but the photo. An age is kept with the day it was stated; a date of birth, once there is one, goes before it.',
  // The rules of the form check presence and word the refusals. The contract checks only the shape.
  body: z.strictObject({
    name: textUpTo(limits.name),
    age: numberField,
    gender: textUpTo(16),
    location: textUpTo(limits.location),
    serviceType: textUpTo(limits.service_type),
    experienceYears: numberField,
    bio: z.optional(z.nullable(textUpTo(limits.bio))),
  }),
  answer: workerRecord,
});

export const getInvitation = defineCall({
  method: 'GET',
  path: '/api/invitations/{code}',
  audience: 'public',
  reader: 'worker',
  summary:
    'Who invited, by the code in the link of the invitation: a first name, the checks and how it stands, nothing of the worker.',
  params: z.strictObject({ code: textUpTo(32) }),
  answer: z.object({
    inviter: z.string(),
    /** `pending`, or what became of it: `accepted`, `declined`, `consent_withdrawn`, `withdrawn` or `expired`. */
    state: z.string(),
    /** The checks that the invitation asks for, as its SMS names them. Empty once it has ended. */
    checks: z.object({ en: z.array(namedCheck), sw: z.array(namedCheck) }),
  }),
});

export const getInvitationOwner = defineCall({
  method: 'GET',
  path: '/api/worker/invitations/{code}',
  audience: 'worker',
  summary:
    'Whether the invitation of a link was sent to the signed-in worker. The code of another worker is not found, like one that no invitation has.',
  params: z.strictObject({ code: textUpTo(32) }),
  answer: z.object({ is_mine: z.literal(true) }),
});
