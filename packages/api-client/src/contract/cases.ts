import * as z from 'zod/mini';
import { caseEvents } from '@repo/domain/case-event';
import { checkKinds, checkMachine, checkOutcomes, waitingOnValues } from '@repo/domain/check';
import { consentChannels } from '@repo/domain/consent';
import { misconductCategories, registryRegions } from '@repo/domain/misconduct';
import { nextActors } from '@repo/domain/next-act';
import { packageLevels } from '@repo/domain/packages';
import { purchaseMachine } from '@repo/domain/purchase';
import { teamLooks } from '@repo/domain/team-look';
import { caseMachine } from '@repo/domain/verification-case';
import { verdict } from './checks.ts';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { id, idParams, moment, shillings } from './fields.ts';
import { listNannyReviews } from './nannies.ts';
import { getCompletion, getDeepCheck } from './verifications.ts';
import { work } from './work.ts';

/** A check of a case, as a piece of work and with where it stands. */
const checkOfCase = z.extend(work, {
  check_kind: z.enum(checkKinds),
  status: z.enum(checkMachine.states),
  waiting_on: z.nullable(z.enum(waitingOnValues)),
  /** Who must act next. Null after the decision. */
  acts_next: z.nullable(z.enum(nextActors)),
  outcome: z.nullable(z.enum(checkOutcomes)),
  decided_at: z.nullable(moment),
  /** The day that employer and worker are told. It is later than the date of the team when the team missed that one. */
  expected_at: moment,
  /** When a finding enters the report, unless the worker answers. */
  in_report_from: z.nullable(moment),
  /** Whether it is a copy of the decision in another case of this employer. */
  reused: z.boolean(),
  /** Whether the team has something to do. */
  is_open: z.boolean(),
  /** Whether the member who reads this gave a verdict that counts. */
  had_say: z.boolean(),
  /** Whether a member added a file that is kept. A reused result has those of its origin. */
  has_attachments: z.boolean(),
  /** Identifies the name and National ID under check. A different version means that they have changed. */
  version: z.string(),
});

/** What happened to a case. */
const caseEvent = z.object({
  /** Its row of the audit trail. */
  id: z.number(),
  at: moment,
  /** The member's name, `worker`, `employer`, or null for the service itself. */
  by: z.nullable(z.string()),
  event: z.enum(caseEvents),
  check_kind: z.nullable(z.enum(checkKinds)),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const getCase = defineCall({
  method: 'GET',
  path: '/api/ops/cases/{id}',
  audience: 'ops',
  permission: 'readQueues',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    'A case with its checks, the other work about its worker, and what happened: ids, kinds, states and dates, and no personal data.',
  params: idParams,
  answer: z.object({
    id,
    nanny_id: id,
    status: z.enum(caseMachine.states),
    level: z.enum(packageLevels),
    package_name: z.string(),
    opened_at: moment,
    completed_at: z.nullable(moment),
    /** The day that the employer is told for the last open check. Null when none is open. */
    due_at: z.nullable(moment),
    /** Whether the member holds work about the worker, which opens her papers. */
    holds: z.boolean(),
    checks: z.array(checkOfCase),
    /** Open work about the worker outside the checks: a proof of identity, a document, an incident, a dispute. */
    related: z.array(work),
    /** The latest events, the latest first. */
    events: z.array(caseEvent),
    /** Where the events before these begin: see `listCaseEvents`. Null when nothing happened before. */
    earlier_events: z.nullable(z.number()),
  }),
});

export const listCaseEvents = defineCall({
  method: 'GET',
  path: '/api/ops/cases/{id}/events',
  audience: 'ops',
  permission: 'readQueues',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'What happened to a case, page by page, the latest first.',
  params: idParams,
  query: z.strictObject({
    /** The `earlier_events` of the page after this one. Without it, the latest events. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  answer: z.object({ events: z.array(caseEvent), earlier_events: z.nullable(z.number()) }),
});

export const getCaseFile = defineCall({
  method: 'GET',
  path: '/api/ops/cases/{id}/file',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'The personal data of a case, for a member who holds work about the worker. That it was opened, and by whom, is on record.',
  params: idParams,
  answer: z.object({
    worker: z.object({
      name: z.nullable(z.string()),
      phone: z.string(),
      service_type: z.nullable(z.string()),
      location: z.nullable(z.string()),
      experience_years: z.nullable(z.number()),
      /** The end alone, such as `ends 864`. */
      national_id: z.nullable(z.string()),
      identity_verified: z.boolean(),
      language: z.string(),
    }),
    employer: z.object({ name: z.nullable(z.string()), location: z.nullable(z.string()) }),
    consent: z.object({
      /** The words that the worker was asked with. */
      text: z.string(),
      level: z.nullable(z.enum(packageLevels)),
      channel: z.enum(consentChannels),
      given_at: moment,
      expires_at: z.nullable(moment),
      withdrawn_at: z.nullable(moment),
    }),
    payment: z.object({
      amount: shillings,
      status: z.enum(purchaseMachine.states),
      order_number: z.string(),
      channel: z.nullable(z.string()),
      paid_at: z.nullable(moment),
    }),
    /** The upheld records of the registry that count today. */
    records: z.array(
      z.object({
        id,
        category: z.enum(misconductCategories),
        region: z.enum(registryRegions),
        words: z.nullable(z.string()),
        upheld_at: moment,
      }),
    ),
    /** What the members said of each decided check. */
    results: z.array(z.object({ check_id: id, note: z.nullable(z.string()), verdicts: z.array(verdict) })),
  }),
});

export const getCaseReport = defineCall({
  method: 'GET',
  path: '/api/ops/cases/{id}/report',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'The report of a case as its employer reads it now, for a member who holds work about the worker. That it was read, and by whom, is on record.',
  params: idParams,
  answer: z.object({
    report: getDeepCheck.answer,
    completion: getCompletion.answer,
    reviews: listNannyReviews.answer,
  }),
});

export const listCaseLooks = defineCall({
  method: 'GET',
  path: '/api/ops/cases/{id}/looks',
  audience: 'ops',
  permission: 'readLooks',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'Who in the team looked at the personal data of the worker of a case, the latest first.',
  params: idParams,
  query: z.strictObject({
    /** Rows per page, 1 to 1000. Default 200. */
    limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    /** The `x-next-cursor` header of the previous page. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  answer: z.object({
    looks: z.array(
      z.object({ id: z.string(), at: moment, by: z.nullable(z.string()), what: z.enum(teamLooks) }),
    ),
  }),
});
