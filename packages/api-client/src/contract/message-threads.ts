import * as z from 'zod/mini';
import { consentRequestKinds } from '@repo/domain/consent-request-message';
import {
  noActionReasons,
  THREAD_TEXTS_MAXIMUM,
  threadDecisions,
  threadSentences,
  threadWriters,
} from '@repo/domain/message-thread';
import { workerLanguages } from '@repo/domain/worker-profile';
import { defineCall } from './define-call.ts';
import { id, idParams, longText, moment } from './fields.ts';

export const getMessages = defineCall({
  method: 'GET',
  path: '/api/ops/messages/{id}',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'The SMS of a phone that the service could not match, for the member who holds them. That they were opened, and by whom, is on record.',
  params: idParams,
  answer: z.object({
    id,
    phone: z.string(),
    writer: z.enum(threadWriters),
    /** The worker of the phone. Null for another phone. */
    nanny_id: z.nullable(id),
    nanny_name: z.nullable(z.string()),
    /** Whether an employer signs in with this phone. */
    is_employers: z.boolean(),
    /** Whether the number said STOP meanwhile. It is then sent nothing. */
    has_stopped: z.boolean(),
    /** The language of the sentences. */
    language: z.enum(workerLanguages),
    messages: z.array(
      z.object({
        id,
        text: z.string(),
        received_at: moment,
        /** Whether the service told the writer how to answer. It does so a few times a day. */
        is_explained: z.boolean(),
      }),
    ),
    /** The number of later messages whose texts were not kept. */
    dropped: z.number(),
    /** The version of what stands here, for the decision. */
    read: z.number(),
    /** What we asked this phone that is open now. */
    questions: z.array(
      z.object({
        kind: z.enum([...consentRequestKinds, 'reference']),
        number: z.number(),
        asked_at: moment,
        /** Null for a notice to a referee, which stays open. */
        open_until: z.nullable(moment),
      }),
    ),
    /** What can be answered now, as it would be sent. */
    sentences: z.array(z.object({ sentence: z.enum(threadSentences), text: z.string() })),
  }),
});

const everyDecision = {
  /** The `read` of what the member read. It prevents a decision about words that she has not read. */
  read: z.int().check(z.minimum(1), z.maximum(THREAD_TEXTS_MAXIMUM)),
  /** Only the team reads it. */
  note: z.optional(z.nullable(longText)),
};

export const decideMessages = defineCall({
  method: 'POST',
  path: '/api/ops/messages/{id}/decision',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'Answers the SMS of a phone with a fixed sentence, stops the number, or does neither, once: 409 when they were decided before, or another SMS came since.',
  params: idParams,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('answered'), sentence: z.enum(threadSentences), ...everyDecision }),
    z.strictObject({ decision: z.literal('stopped'), ...everyDecision }),
    z.strictObject({ decision: z.literal('no_action'), reason: z.enum(noActionReasons), ...everyDecision }),
  ]),
  answer: z.object({ id, decision: z.enum(threadDecisions), decided_at: moment }),
});
