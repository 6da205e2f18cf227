import * as z from 'zod/mini';
import { checkMachine, checkOutcomes, waitingOnValues } from '@repo/domain/check';
import { checkReasons } from '@repo/domain/check-reason';
import { evidenceSources } from '@repo/domain/evidence-source';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { day, id, longText, moment, idParams, shortText } from './fields.ts';

/** What one member said of a check. */
export const verdict = z.object({
  by: z.nullable(z.string()),
  at: moment,
  outcome: z.enum(checkOutcomes),
  note: z.string(),
  reason: z.nullable(z.enum(checkReasons)),
  source: z.nullable(z.enum(evidenceSources)),
  evidence_on: z.nullable(day),
  team_note: z.nullable(z.string()),
});

export const listChecks = defineCall({
  method: 'GET',
  path: '/api/ops/checks',
  audience: 'ops',
  permission: 'readQueues',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    'Checks to work on, the one due first on top; those of a case due alike in the order of its steps.',
  query: z.strictObject({
    status: z.optional(z.enum(['open', 'decided', 'all'])),
    /** Rows per page, 1 to 1000. Default 200. */
    limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    /** The `x-next-cursor` header of the previous page. */
    cursor: z.optional(id),
  }),
  answer: z.object({
    checks: z.array(
      z.object({
        id,
        case_id: id,
        nanny_id: id,
        employer_id: id,
        kind: z.string(),
        status: z.string(),
        outcome: z.nullable(z.string()),
        /** The check whose decision this check copies. Null when the team works the check itself. */
        reused_from: z.nullable(id),
        due_at: z.nullable(moment),
        /** Identifies the name and National ID under check. A different version means that they have changed. */
        version: z.string(),
      }),
    ),
  }),
});

export const decideCheck = defineCall({
  method: 'POST',
  path: '/api/ops/checks/{id}/decision',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'Takes the verdict of a member on a check. Where two are needed it answers `second_look` first, and the same call of another member decides; 409 when it was decided before.',
  params: idParams,
  body: z.strictObject({
    outcome: z.enum(checkOutcomes),
    /** Readers of the report read it, and the worker. */
    note: longText,
    /** Why, as a code. A reason explains certain outcomes of a kind: `reasonsOf` of the domain. */
    reason: z.enum(checkReasons),
    /** Where the evidence was seen, and its day. */
    source: z.enum(evidenceSources),
    evidence_on: day,
    /** Words for the team alone. A search, or a call to an earlier employer, is told here: `mustTellSearch` of the domain. */
    team_note: z.optional(z.nullable(longText)),
    /** The last valid day of the health certificate that the team saw. */
    expires_on: z.optional(z.nullable(day)),
    /**
     * The `version` that the team read. It prevents a decision on an unchecked name. When absent, the decision counts for
     * the current name and National ID.
     */
    version: z.optional(shortText),
    /** The `status` that the team read. It prevents a decision after a colleague's that nobody has read. */
    status: z.optional(z.enum(checkMachine.states)),
  }),
  answer: z.object({
    check: z.object({
      id,
      kind: z.string(),
      /** `second_look` or `settling` while another member has to decide, else `decided`. */
      status: z.string(),
      outcome: z.string(),
      decided_at: z.nullable(moment),
      /** When a finding enters the report, unless the worker answers. Null when the result counts already. */
      in_report_from: z.nullable(moment),
    }),
    case: z.object({ id, status: z.string(), completion_percentage: z.number() }),
    trust_score: z.number(),
    trust_badge: z.string(),
  }),
});

export const moveCheck = defineCall({
  method: 'POST',
  path: '/api/ops/checks/{id}/progress',
  audience: 'ops',
  permission: 'workChecks',
  summary: 'Says whom a check waits for from now on, or with null that it is being worked on.',
  params: idParams,
  body: z.strictObject({ waiting_on: z.nullable(z.enum(waitingOnValues)) }),
  answer: z.object({
    check: z.object({
      id,
      kind: z.string(),
      status: z.string(),
      waiting_on: z.nullable(z.string()),
      due_at: moment,
    }),
  }),
});

export const getVerdicts = defineCall({
  method: 'GET',
  path: '/api/ops/checks/{id}/verdicts',
  audience: 'ops',
  permission: 'workChecks',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    'What the earlier members said of a check, for its holder: the second member looks at the evidence first. That they were read, and by whom, is on record.',
  params: idParams,
  answer: z.object({ verdicts: z.array(verdict) }),
});
