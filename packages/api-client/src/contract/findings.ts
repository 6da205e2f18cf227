import { rulingReasons } from '@repo/domain/allegation-reason';
import { checkKinds, checkOutcomes } from '@repo/domain/check';
import {
  correctedOutcomes,
  disputeDecisions,
  disputeMachine,
  findingKinds,
  STATEMENT_MAXIMUM,
} from '@repo/domain/dispute';
import { misconductCategories, registryRegions } from '@repo/domain/misconduct';
import * as z from 'zod/mini';
import { defineCall, LIST_PER_MINUTE } from './define-call.ts';
import { id, longText, messageAnswer, moment, idParams, textUpTo } from './fields.ts';

const workerStatement = textUpTo(STATEMENT_MAXIMUM);
const category = z.enum(misconductCategories);
const region = z.enum(registryRegions);

const dispute = z.object({
  id,
  status: z.enum(disputeMachine.states),
  /** The text of the worker. */
  words: z.string(),
  created_at: moment,
  /** When the team decided the dispute, or the worker withdrew it. */
  ended_at: z.nullable(moment),
  /** The reason of the team for the decision. */
  answer: z.nullable(z.string()),
});

const finding = z.object({
  kind: z.enum(findingKinds),
  id,
  /** The check that produced the finding. Null for a record of the registry. */
  check: z.nullable(z.enum(checkKinds)),
  /** The current outcome of the check. Null for a record. */
  outcome: z.nullable(z.enum(checkOutcomes)),
  /** The subject and the place of a record. Null for a check. */
  category: z.nullable(category),
  region: z.nullable(region),
  /** The finding in the words of the team. */
  words: z.nullable(z.string()),
  found_at: moment,
  /** When it enters the report, unless the worker answers. Null for one that is in the report already. */
  in_report_from: z.nullable(moment),
  may_dispute: z.boolean(),
  /** Whether the worker may say that she has nothing to add. */
  may_say_all: z.boolean(),
  /** The latest dispute of the worker. */
  dispute: z.nullable(dispute),
});

export const listFindings = defineCall({
  method: 'GET',
  path: '/api/worker/findings',
  audience: 'worker',
  perMinute: LIST_PER_MINUTE,
  summary:
    'Everything that stands against this worker, with what she said to it; incidents that wait for her side; how each check last came out.',
  answer: z.object({
    findings: z.array(finding),
    asked: z.array(
      z.object({
        id,
        category,
        region,
        /** The question of the team to the worker, in the words of the team. It never quotes the reporter. */
        question: z.nullable(z.string()),
        asked_at: moment,
        /** The current statement of the worker. */
        statement: z.nullable(z.string()),
      }),
    ),
    results: z.array(
      z.object({ check: z.enum(checkKinds), outcome: z.enum(checkOutcomes), decided_at: moment }),
    ),
  }),
});

export const disputeFinding = defineCall({
  method: 'POST',
  path: '/api/worker/disputes',
  audience: 'worker',
  summary:
    'Objects to a finding about this worker, which is marked as disputed until the team decides; 409 while one is open.',
  body: z.strictObject({ kind: z.enum(findingKinds), finding_id: id, words: workerStatement }),
  answer: z.object({ message: z.string(), dispute }),
});

export const withdrawDispute = defineCall({
  method: 'POST',
  path: '/api/worker/disputes/{id}/withdraw',
  audience: 'worker',
  summary: 'Takes a dispute back that the team has not decided. Twice is once.',
  params: idParams,
  answer: messageAnswer,
});

export const sayAll = defineCall({
  method: 'POST',
  path: '/api/worker/findings/{id}/nothing-to-add',
  audience: 'worker',
  summary:
    'Ends the days to answer a finding, which then enters the report; 409 when it is in it, or is disputed. Twice is once.',
  params: idParams,
  answer: messageAnswer,
});

export const submitStatement = defineCall({
  method: 'POST',
  path: '/api/worker/incidents/{id}/statement',
  audience: 'worker',
  summary:
    'What this worker says of an incident she was asked about, below what she said before; 409 once it is decided.',
  params: idParams,
  body: z.strictObject({ statement: workerStatement }),
  answer: z.object({ message: z.string(), statement: z.string() }),
});

export const getDispute = defineCall({
  method: 'GET',
  path: '/api/ops/disputes/{id}',
  audience: 'ops',
  permission: 'settle',
  summary:
    'A dispute, for a member who holds work about the worker. That it was opened, and by whom, is on record.',
  params: idParams,
  answer: z.object({
    id,
    nanny_id: id,
    nanny_name: z.nullable(z.string()),
    kind: z.enum(findingKinds),
    finding_id: id,
    case_id: z.nullable(id),
    check: z.nullable(z.enum(checkKinds)),
    outcome: z.nullable(z.enum(checkOutcomes)),
    category: z.nullable(category),
    region: z.nullable(region),
    /** The finding in the words of the team. */
    finding: z.nullable(z.string()),
    words: z.string(),
    created_at: moment,
    /** The members who had a say in the finding, so that another one decides. Null for one without a name. */
    had_say: z.array(z.nullable(z.string())),
  }),
});

export const decideDispute = defineCall({
  method: 'POST',
  path: '/api/ops/disputes/{id}/decision',
  audience: 'ops',
  permission: 'settle',
  summary:
    'Upholds a dispute, so that the finding falls in every report, or rejects it, once: 409 when it was decided or taken back.',
  params: idParams,
  body: z.strictObject({
    decision: z.enum(disputeDecisions),
    /** The new outcome of the check. Set for an upheld dispute of a check only. */
    outcome: z.optional(z.nullable(z.enum(correctedOutcomes))),
    /** What it stands on, as a code that fits the decision. Only the team reads it. */
    reason: z.enum(rulingReasons),
    /** The reason in words. The worker reads it. Readers of the report read it too when it corrects a check. */
    note: longText,
  }),
  answer: z.object({
    dispute: z.object({ id, nanny_id: id, status: z.string(), ended_at: moment }),
    misconduct_flags: z.number(),
    trust_score: z.number(),
    trust_badge: z.string(),
  }),
});
