import * as z from 'zod/mini';
import { REFEREE_WORDS_MAXIMUM, refereeChoices } from '@repo/domain/reference-call';
import {
  callOutcomes,
  keptCallOutcomes,
  referenceFlags,
  referenceLimits as limits,
} from '@repo/domain/worker-references';
import { defineCall, LIST_PER_MINUTE, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { id, longText, messageAnswer, moment, idParams, shortText, textUpTo } from './fields.ts';

/** A reference as the worker who named it sees it. */
const ownReference = z.object({
  id,
  name: z.string(),
  /** Null after the referee refused. */
  phone: z.nullable(z.string()),
  relationship: z.string(),
  /** `pending`, `verified`, or `refused` by the referee. */
  status: z.string(),
  /** Why it is not verified, where the worker can act on it: `own_number`, `not_reached`, or null. */
  hint: z.nullable(z.string()),
});
export type WireOwnReference = z.output<typeof ownReference>;

export const listOwnReferences = defineCall({
  method: 'GET',
  path: '/api/worker/references',
  audience: 'worker',
  perMinute: LIST_PER_MINUTE,
  summary: 'The references that the worker who is signed in has named, in the order in which she named them.',
  answer: z.object({ references: z.array(ownReference) }),
});

/** The rule of the form refuses too many rows, in its own words. This limit is higher. */
const ROWS_READ = 20;

export const saveOwnReferences = defineCall({
  method: 'PUT',
  path: '/api/worker/references',
  audience: 'worker',
  summary:
    'Names references, 2 to 5 in all. A row with an id changes that reference, one without adds it unless its number was named before; none is removed. Each person hears of it by SMS and may refuse. A change of one that was verified has it verified anew.',
  body: z.strictObject({
    // The rules of the form check presence and word the refusals. The contract checks only the shape.
    references: z
      .array(
        z.strictObject({
          id: z.optional(id),
          name: textUpTo(limits.name),
          phone: textUpTo(limits.phone),
          relationship: textUpTo(limits.relationship),
        }),
      )
      .check(z.maxLength(ROWS_READ)),
  }),
  answer: z.object({ message: z.string(), references: z.array(ownReference) }),
});

export const removeOwnReference = defineCall({
  method: 'DELETE',
  path: '/api/worker/references/{id}',
  audience: 'worker',
  summary: 'Removes a reference, with its name and number.',
  params: idParams,
  answer: messageAnswer,
});

const choice = z.nullable(z.enum(refereeChoices));
const words = z.nullable(textUpTo(REFEREE_WORDS_MAXIMUM));

/** The answers of a referee, by the question. Null where it was not asked or not answered. */
const refereeAnswers = z.strictObject({
  employed: choice,
  period: words,
  duties: words,
  rehire: choice,
  concerns: words,
  may_share: choice,
});

export const listReferencesOfWorker = defineCall({
  method: 'GET',
  path: '/api/ops/nannies/{id}/references',
  audience: 'ops',
  permission: 'workChecks',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    "A worker's references for the team to call, with what should be known before one is believed and the calls so far. Of each number only its end. That they were read is on record.",
  params: idParams,
  answer: z.object({
    references: z.array(
      z.object({
        id,
        name: z.string(),
        /** The end of the number: the whole one is a call of its own. Null after the referee refused. */
        phone: z.nullable(z.string()),
        relationship: z.string(),
        status: z.string(),
        /** No flag is a finding by itself. */
        flags: z.array(z.enum(referenceFlags)),
        /** When the service told the referee by SMS. Null before, and for the worker's own number. */
        told_at: z.nullable(moment),
        /** When the referee answered YES by SMS. Null after a refusal. */
        agreed_at: z.nullable(moment),
        refused_at: z.nullable(moment),
        /** By an own reply to the SMS, or on the phone. Null unless the referee refused. */
        refused_by: z.nullable(z.enum(['sms', 'call'])),
        /** The calls of the team to this number, the earliest first. */
        calls: z.array(
          z.object({
            at: moment,
            by: z.nullable(z.string()),
            outcome: z.enum(keptCallOutcomes),
            answers: z.nullable(refereeAnswers),
          }),
        ),
        calls_unanswered: z.number(),
        last_called_at: z.nullable(moment),
        verified_at: z.nullable(moment),
        feedback: z.nullable(z.string()),
        created_at: moment,
        /** Identifies this name, number and relationship. A different version means that the worker has changed them. */
        version: z.string(),
      }),
    ),
  }),
});

export const showReferenceNumber = defineCall({
  method: 'POST',
  path: '/api/ops/references/{id}/number',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'The whole number of a referee, for a call. That it was shown is on record. 409 for a referee who refused.',
  params: idParams,
  answer: z.object({ phone: z.string() }),
});

export const recordReferenceCall = defineCall({
  method: 'POST',
  path: '/api/ops/references/{id}/call',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'Records what came of calling a reference: verified, with what was said; not reached; or that the person refuses. 409 for one that was verified or refused before, or changed since it was read, and for a second call without an answer on one day.',
  params: idParams,
  body: z.strictObject({
    outcome: z.enum(callOutcomes),
    /** What employers read. */
    feedback: longText,
    /** The answers to the questions of the team, which stay with the team. They count for a referee who was reached. */
    answers: z.optional(refereeAnswers),
    /**
     * The `version` that the team read. It prevents a result for a referee who was not called. When absent, the result
     * counts for the current referee.
     */
    version: z.optional(shortText),
  }),
  answer: z.object({
    reference: z.object({ id, status: z.string(), calls_unanswered: z.number() }),
    trust_score: z.number(),
    trust_badge: z.string(),
  }),
});
