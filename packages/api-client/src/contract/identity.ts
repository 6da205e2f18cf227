import * as z from 'zod/mini';
import { identityMachine, LIVENESS_FRAMES, teamFailures } from '@repo/domain/identity-check';
import { identityStatuses } from '@repo/domain/identity-words';
import { defineCall } from './define-call.ts';
import { id, longText, moment, idParams, personName, textUpTo } from './fields.ts';
import { fileBytes } from './file-bytes.ts';

/** The identity status of a worker, for the screens of the worker's app. */
const identityStatus = z.object({
  /** `not_verified`, `pending`, `verified` or `failed`. A check that the team reviews reads as pending. */
  smile_status: z.string(),
  /** Masked. The own record of the worker holds the whole number. */
  national_id: z.nullable(z.string()),
  trust_score: z.number(),
  /** The status, the reason of a failure and the advice, in plain words in the language of the worker. */
  message: z.string(),
  /** Whether this call found a change. */
  updated: z.boolean(),
  /** The finer status. A screen chooses its content by it. */
  status: z.enum(identityStatuses),
  /**
   * The reason of a failure (`identityFailures` of the domain), or the reason of a review where it helps the worker. Null
   * otherwise.
   */
  reason: z.nullable(z.string()),
  /** The remaining number of photo submissions, and whether the worker may submit now. */
  attempts_left: z.number(),
  may_send: z.boolean(),
  /** Set while the service asks the worker to choose between the name in the profile and the name on the ID. */
  names: z.nullable(z.object({ profile: z.string(), on_id: z.string() })),
  submitted_at: z.nullable(moment),
  decided_at: z.nullable(moment),
});
export type WireIdentityStatus = z.output<typeof identityStatus>;

export const getIdentityStatus = defineCall({
  method: 'GET',
  path: '/api/smile-id/status/{workerId}',
  audience: 'worker',
  summary:
    "How the worker's identity check stands. Asks the provider when it is not decided, at most every five seconds; meant to be polled while `standing` is `checking`.",
  params: z.strictObject({ workerId: id }),
  answer: identityStatus,
});

/** Permits one attempt of this worker to send photos, for fifteen minutes. */
const permission = z.object({
  token: z.string(),
  job_id: id,
  expires_at: moment,
  attempts_left: z.number(),
});
const PERMISSION =
  'A permission to send the photos of one attempt: ask for it when the camera opens. The provider never sees the browser. 409 when she is verified, when an attempt is under way, or when none is left; 400 with `required` when her profile lacks what the check needs.';

export const createIdentityToken = defineCall({
  method: 'POST',
  path: '/api/smile-id/token',
  audience: 'worker',
  summary: PERMISSION,
  answer: permission,
});

export const getIdentityToken = defineCall({
  method: 'GET',
  path: '/api/smile-id/token',
  audience: 'worker',
  summary: `${PERMISSION} The same as POST.`,
  answer: permission,
});

export const sendIdentityPhotos = defineCall({
  method: 'POST',
  path: '/api/smile-id/jobs/{jobId}/photos',
  audience: 'worker',
  summary: `Sends the photos of an attempt as one multipart form: \`selfie\` (one), \`liveness\` (${LIVENESS_FRAMES.least} to ${LIVENESS_FRAMES.most} frames, in their order), \`id_front\` and, where there is one, \`id_back\`; faces up to 2 MB each, the card up to 5 MB a side; 640 pixels are enough for a face. Lines of text: \`token\`, and \`consent\` = \`granted\` once she agreed that her photos go to the provider. Sent again after a cut connection with the same \`job_id\` it is still one attempt. Answers at once; the verdict comes later.`,
  params: z.strictObject({ jobId: id }),
  form: {
    files: {
      selfie: { purpose: 'face', least: 1, most: 1 },
      liveness: { purpose: 'face', ...LIVENESS_FRAMES },
      id_front: { purpose: 'card', least: 1, most: 1 },
      id_back: { purpose: 'card', least: 0, most: 1 },
    },
    texts: z.strictObject({ token: textUpTo(500), consent: z.literal('granted') }),
  },
  answer: identityStatus,
});

export const chooseIdentityName = defineCall({
  method: 'POST',
  path: '/api/smile-id/name',
  audience: 'worker',
  summary:
    'Answers which name is right, while `standing` is `name_differs` (else 409): `id_name` takes the one on her ID into her profile and verifies her; `not_mine` says that it is another person’s, and our team looks into it.',
  body: z.strictObject({ choice: z.enum(['id_name', 'not_mine']) }),
  answer: identityStatus,
});

export const getIdentityCheck = defineCall({
  method: 'GET',
  path: '/api/ops/identity-checks/{id}',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'One identity check with what the card is compared with, in full. Each opening is on record with the name of who opened it.',
  params: idParams,
  answer: z.object({
    id,
    nanny_id: id,
    nanny_name: z.nullable(z.string()),
    attempt: z.number(),
    state: z.enum(identityMachine.states),
    /** Why a team member reviews it (`identityReviewReasons` of the domain). */
    reason: z.nullable(z.string()),
    name_given: z.string(),
    name_on_id: z.nullable(z.string()),
    submitted_at: moment,
    /** When the service deletes the photos in any case. The team has to decide before. */
    delete_at: moment,
    phone: z.string(),
    national_id: z.nullable(z.string()),
    date_of_birth: z.nullable(z.string()),
    /** The case whose check of this identity is decided first, because a member gave a verdict there. */
    review_in_case: z.nullable(id),
    /** The names of the photos, for the next call. Empty after their deletion. */
    images: z.array(z.string()),
  }),
});

export const getIdentityImage = defineCall({
  method: 'GET',
  path: '/api/ops/identity-checks/{id}/images/{image}',
  audience: 'ops',
  permission: 'workChecks',
  summary: 'One photo of an identity check. Each opening is on record with the name of who opened it.',
  params: z.strictObject({
    id,
    image: z.string().check(z.regex(/^(selfie|id_front|id_back|liveness-[1-8])$/)),
  }),
  answer: fileBytes,
  answerKind: 'file',
});

export const decideIdentity = defineCall({
  method: 'POST',
  path: '/api/ops/identity-checks/{id}/decision',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    "Takes the verdict of a member on an open identity check. Another member has to agree. Verified needs a name: the registry's, or `name_on_id`. A name that is not hers asks her first which is right, and until she answers nobody verifies her (409). Failed needs a `reason`, which she reads; the `note` is for the team.",
  params: idParams,
  body: z.strictObject({
    decision: z.enum(['verified', 'failed']),
    note: longText,
    reason: z.optional(z.nullable(z.enum(teamFailures))),
    /** The name on the card. Needed while no other name is known, and after she has called the registry's another's. */
    name_on_id: z.optional(z.nullable(personName)),
  }),
  answer: z.object({
    identity_check: z.object({
      id,
      nanny_id: id,
      state: z.string(),
      reason: z.nullable(z.string()),
      /** Whether another member has to look, a senior has to settle, or it is decided. */
      standing: z.enum(['second_look', 'settling', 'decided']),
    }),
    trust_score: z.number(),
    trust_badge: z.string(),
  }),
});
