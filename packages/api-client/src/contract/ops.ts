import * as z from 'zod/mini';
import { checkOutcomes, waitingOnValues } from '@repo/domain/check';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import {
  day,
  id,
  longText,
  messageAnswer,
  moment,
  nannyParams,
  phoneText,
  sessionToken,
  shortText,
  textUpTo,
} from './fields.ts';

export const sendOpsCode = defineCall({
  method: 'POST',
  path: '/api/ops/auth/send-code',
  audience: 'public',
  summary:
    'Sends a sign-in code to a member of the verification team. The answer is the same for every phone.',
  body: z.strictObject({ phone: phoneText }),
  answer: z.object({ success: z.literal(true), message: z.string(), resend_after: z.number() }),
});

export const verifyOpsCode = defineCall({
  method: 'POST',
  path: '/api/ops/auth/verify',
  audience: 'public',
  summary: 'Trades the code for a session of the verification team.',
  body: z.strictObject({ phone: phoneText, code: textUpTo(16) }),
  answer: z.object({ token: sessionToken }),
});

export const signOutOps = defineCall({
  method: 'POST',
  path: '/api/ops/sign-out',
  audience: 'ops',
  summary: 'Ends this session on the server.',
  answer: messageAnswer,
});

export const listChecks = defineCall({
  method: 'GET',
  path: '/api/ops/checks',
  audience: 'ops',
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
  summary: 'Records the outcome of a check, once: 409 when it was decided before.',
  params: nannyParams,
  body: z.strictObject({
    outcome: z.enum(checkOutcomes),
    note: longText,
    /** The last valid day of the health certificate that the team saw. */
    expires_on: z.optional(z.nullable(day)),
    /**
     * The `version` that the team read. It prevents a decision on an unchecked name. When absent, the decision counts for
     * the current name and National ID.
     */
    version: z.optional(shortText),
  }),
  answer: z.object({
    check: z.object({ id, kind: z.string(), status: z.string(), outcome: z.string(), decided_at: moment }),
    case: z.object({ id, status: z.string(), completion_percentage: z.number() }),
    trust_score: z.number(),
    trust_badge: z.string(),
  }),
});

export const moveCheck = defineCall({
  method: 'POST',
  path: '/api/ops/checks/{id}/progress',
  audience: 'ops',
  summary: 'Says whom a check waits for from now on, or with null that it is being worked on.',
  params: nannyParams,
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
