import { consentRequestKinds } from '@repo/domain/consent-request-message';
import { consentChannels } from '@repo/domain/consent';
import { packageLevels } from '@repo/domain/packages';
import { refusalKinds } from '@repo/domain/permission-to-ask';
import { requestOutcomes } from '@repo/domain/request-outcome';
import { workerNeeds } from '@repo/domain/worker-needs';
import { workerLanguages } from '@repo/domain/worker-profile';
import * as z from 'zod/mini';
import { defineCall, LIST_PER_MINUTE } from './define-call.ts';
import { fileBytes } from './file-bytes.ts';
import { id, messageAnswer, moment, textUpTo } from './fields.ts';
import { namedCheck } from './named-check.ts';
import { trustScore } from './trust.ts';

/** The calls behind the dashboard of the worker's app: requests, consents and notifications. */
const requestParts = z.object({
  who: z.string(),
  /** What the employer asks for. Its subject is `who`. */
  asks: z.string(),
  /** The employer's own words. Empty without any. */
  quote: z.string(),
  /** What stands before the checks. Empty without any. */
  ifYes: z.string(),
  /** The check that needs a paper of hers comes last. */
  checks: z.array(namedCheck),
  /** That a yes is possible without that paper, and what a new one costs. Empty without such a check. */
  paper: z.string(),
  /** What a yes opens and for how long, a sentence each. */
  follows: z.array(z.string()),
});
const language = z.enum(workerLanguages);
const params = z.strictObject({ id });

const request = z.object({
  id,
  kind: z.enum(consentRequestKinds),
  employerName: z.string(),
  employerInitials: z.string(),
  /** The question in English: the employer, the request, the checks, and the data that the employer then sees. */
  message: z.string(),
  /**
   * The sentences of the same text in each language. The service stores the whole text in the worker's language as the
   * consent text.
   */
  parts: z.object({ en: requestParts, sw: requestParts }),
  time: moment,
  status: z.enum(['pending', 'accepted']),
  expires_at: moment,
  answered_at: z.nullable(moment),
  /** The SMS that asks her, word for word. Null when none has left, and for a request that she has answered. */
  sms: z.nullable(z.object({ text: z.string(), language, time: moment })),
  /** Whether the request has words of the employer that the worker can report. False once she has reported them. */
  reportable: z.boolean(),
  /** Whether the worker has reported the words of the employer. */
  reported: z.boolean(),
  package: z.nullable(z.object({ id: z.number(), label: z.string(), level: z.string() })),
});
export type WireRequest = z.output<typeof request>;

export const listWorkerRequests = defineCall({
  method: 'GET',
  path: '/api/worker/requests',
  audience: 'worker',
  perMinute: LIST_PER_MINUTE,
  summary:
    'What employers ask of this worker, the newest first: the same questions that went to her by SMS. What she said yes to stays; what she declined or did not answer in time is gone.',
  answer: z.object({ requests: z.array(request) }),
});

export const answerWorkerRequest = defineCall({
  method: 'POST',
  path: '/api/worker/requests/{id}/answer',
  audience: 'worker',
  summary:
    'Says yes or no to a request. The first answer wins, by SMS or here; the same again changes nothing.',
  params,
  body: z.strictObject({
    answer: z.enum(['accepted', 'declined']),
    /** The language in which the worker read the question. */
    language: z.optional(language),
  }),
  answer: z.object({
    message: z.string(),
    request: z.object({ id, status: z.enum(['accepted', 'declined']) }),
  }),
});

const consent = z.object({
  id,
  /** The request that the worker accepted. It names the employer in a block. */
  request_id: id,
  kind: z.enum(consentRequestKinds),
  employerName: z.string(),
  employerInitials: z.string(),
  /** The deepest check that the consent covers. Null for a shared phone number. */
  level: z.nullable(z.enum(packageLevels)),
  /** The exact text that the worker agreed to. */
  text: z.string(),
  language,
  channel: z.enum(consentChannels),
  given_at: moment,
  /** Null for a shared phone number, which has no end of its own. */
  expires_at: z.nullable(moment),
  withdrawn_at: z.nullable(moment),
  /** The number of running checks under this consent. */
  open_checks: z.number(),
  /** The number that a withdrawal stops: it also takes back every other consent to this employer's checks. */
  stops_checks: z.number(),
  /** Why the employer can ask this worker nothing, as in the list of blocks. Null when the employer may ask. */
  refusal: z.nullable(z.enum(refusalKinds)),
});
export type WireConsent = z.output<typeof consent>;

export const listWorkerConsents = defineCall({
  method: 'GET',
  path: '/api/worker/consents',
  audience: 'worker',
  perMinute: LIST_PER_MINUTE,
  summary:
    'Every consent that this worker gave: for whom, to what, by which way, when, and when she took it back.',
  answer: z.object({ consents: z.array(consent) }),
});

export const withdrawWorkerConsent = defineCall({
  method: 'POST',
  path: '/api/worker/consents/{id}/withdraw',
  audience: 'worker',
  summary:
    "Takes a consent back, with every other to the same employer for the same: checks, or her contact. That employer's open checks stop, and the share of those without a result is refunded.",
  params,
  answer: z.object({ message: z.string(), consent: z.object({ id, withdrawn_at: moment }) }),
});

const notification = z.object({
  id,
  /** The event and the values of its text. The app words it in the language of the worker. */
  kind: z.string(),
  values: z.record(z.string(), z.string()),
  title: z.string(),
  text: z.string(),
  time: moment,
  icon: z.string(),
  unread: z.boolean(),
  /** The request that it is about, and what became of it since. Null for one about something else. */
  request: z.nullable(z.object({ id, outcome: z.enum(requestOutcomes) })),
});
export type WireNotification = z.output<typeof notification>;

export const listWorkerNotifications = defineCall({
  method: 'GET',
  path: '/api/worker/notifications',
  audience: 'worker',
  perMinute: LIST_PER_MINUTE,
  summary: 'What this worker was told in the last half year, the newest hundred first.',
  answer: z.object({ notifications: z.array(notification), unread: z.number() }),
});

export const readWorkerNotification = defineCall({
  method: 'POST',
  path: '/api/worker/notifications/{id}/read',
  audience: 'worker',
  summary: 'Marks a notification as read.',
  params,
  answer: z.object({ notification: z.object({ id, unread: z.boolean() }) }),
});

export const readAllWorkerNotifications = defineCall({
  method: 'POST',
  path: '/api/worker/notifications/read-all',
  audience: 'worker',
  summary: 'Marks every notification as read that this worker has by now.',
  answer: messageAnswer,
});

const settings = z.object({
  contact_requests: z.boolean(),
  new_reviews: z.boolean(),
  verification_updates: z.boolean(),
  /** Whether unknown employers find the worker. It takes effect after the required profile is complete. */
  listed: z.boolean(),
  /** Whether others see her photo, or the next one that she uploads. */
  shows_photo: z.boolean(),
  profile_complete: z.boolean(),
  /** Whether the worker gets messages at all. False after the worker wrote STOP. */
  sms: z.boolean(),
  language,
});
export type WireWorkerSettings = z.output<typeof settings>;

export const getWorkerSettings = defineCall({
  method: 'GET',
  path: '/api/worker/settings',
  audience: 'worker',
  summary: "This worker's settings.",
  answer: settings,
});

export const saveWorkerSettings = defineCall({
  method: 'PUT',
  path: '/api/worker/settings',
  audience: 'worker',
  summary: 'Changes settings; what is left out stays.',
  body: z
    .strictObject({
      contact_requests: z.optional(z.boolean()),
      new_reviews: z.optional(z.boolean()),
      verification_updates: z.optional(z.boolean()),
      listed: z.optional(z.boolean()),
      shows_photo: z.optional(z.boolean()),
      /** After a STOP the worker can allow messages again. The consents that the STOP withdrew stay withdrawn. */
      sms: z.optional(z.literal(true)),
    })
    .check(z.refine((change) => Object.keys(change).length > 0, 'Nothing to change')),
  answer: settings,
});

export const getWorkerShare = defineCall({
  method: 'GET',
  path: '/api/worker/share',
  audience: 'worker',
  summary:
    'The public link of this worker, made when it is first asked for and hers ever after; null before her required profile is complete.',
  answer: z.object({
    slug: z.nullable(z.string()),
    link: z.nullable(z.string()),
    message: z.nullable(z.string()),
    /** Whether the public page shows anything. The worker can hide it and keep the link. */
    listed: z.boolean(),
  }),
});

export const getWorkerSharePicture = defineCall({
  method: 'GET',
  path: '/api/worker/share/picture',
  audience: 'worker',
  summary:
    'The picture of the public page of this worker, as programs preview its link: a PNG in the language of her app; 404 without such a page, and while it shows nothing.',
  answerKind: 'file',
  answer: fileBytes,
});

export const getSharedProfile = defineCall({
  method: 'GET',
  path: '/api/public/workers/{slug}',
  audience: 'public',
  summary:
    "What a worker's public link shows, while she is listed: first name, service type, the photo unless she hides it, trust tier and score.",
  params: z.strictObject({ slug: textUpTo(120) }),
  answer: z.object({
    slug: z.string(),
    first_name: z.string(),
    service_type: z.nullable(z.string()),
    photo: z.nullable(z.string()),
    ...trustScore,
  }),
});

const part = z.object({ completed: z.number(), total: z.number(), percentage: z.number() });

export const getWorkerDashboard = defineCall({
  method: 'GET',
  path: '/api/worker/dashboard',
  audience: 'worker',
  perMinute: LIST_PER_MINUTE,
  summary: "The figures of the worker's first screen, in one call.",
  answer: z.object({
    /** Empty for a worker without a name. The screen has a word for it in the language of the worker. */
    first_name: z.string(),
    initials: z.string(),
    ...trustScore,
    /** The number of published reviews. */
    reviews: z.number(),
    /** The number of employers with a consent that the worker has not withdrawn. */
    jobs: z.number(),
    open_requests: z.number(),
    unread_notifications: z.number(),
    verification: z.enum(['verified', 'pending', 'needs_verification']),
    /** What waits for the worker, the most urgent first. */
    needs: z.array(z.enum(workerNeeds)),
    /** Whether the identity or a check of the worker is under review. */
    under_review: z.boolean(),
    /** The employers to whose check she agreed and who have no report yet, as their requests name them. */
    waiting_employers: z.array(z.string()),
    completion: z.object({ required: part, optional: part, overall: part }),
    listed: z.boolean(),
    /** The WhatsApp number for help. Null when the installation offers no help. */
    help_phone: z.nullable(z.string()),
  }),
});
export type WireWorkerDashboard = z.output<typeof getWorkerDashboard.answer>;
