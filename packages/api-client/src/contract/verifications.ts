import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { day, id, moment, idParams } from './fields.ts';
import { fileBytes } from './file-bytes.ts';
import { reportEnd } from './report-end.ts';
import { misconductFlags, trust, trustScore } from './trust.ts';

/** One check as the buyer of its case sees it. `outcome` is absent when the package does not show this check. */
export const trackedCheck = z.object({
  kind: z.string(),
  /** The source of its facts, such as `referees`. */
  source: z.string(),
  /** The status of the check, or `stopped` where it ended without a decision. */
  status: z.string(),
  waiting_on: z.nullable(z.string()),
  /** Who must act next, such as `team`. Null after the decision. */
  acts_next: z.nullable(z.string()),
  outcome: z.optional(z.nullable(z.string())),
  due_at: z.nullable(moment),
  /**
   * The last postponement of the due date: the previous date, the reason (`waiting-for-worker`), and when the service
   * detected it.
   */
  postponement: z.nullable(z.object({ previous_at: moment, reason: z.string(), moved_at: moment })),
  decided_at: z.nullable(moment),
  /** The package of this employer that paid for it, such as `earlier-package`. Null for this package. */
  reused_from: z.nullable(z.string()),
  /** Present while the worker disputes the outcome and the team has not decided. */
  disputed: z.optional(z.literal(true)),
});

/**
 * The end of a report: the consent was withdrawn, or 90 days have passed since its issue. Since then it shows its results
 * without the score, the ID number and the contacts of the referees. Null for a current report.
 */
const ended = z.nullable(
  z.extend(reportEnd, {
    /** Whether checks without a decision were stopped. */
    stopped: z.boolean(),
  }),
);

export const getCompletion = defineCall({
  method: 'GET',
  path: '/api/verifications/{nanny_id}/completion',
  audience: 'employer',
  summary: "How far this employer's latest paid check of a worker is.",
  params: z.strictObject({ nanny_id: id }),
  answer: z.object({
    nanny_id: id,
    completed_steps: z.number(),
    total_steps: z.number(),
    completion_percentage: z.number(),
    overall_status: z.string(),
    ended,
    /** The number of named references. Null where the package does not show them, or before the consent of the worker. */
    references_count: z.nullable(z.number()),
    admin_notes: z.nullable(z.string()),
    ...trustScore,
    misconduct_flags: misconductFlags,
    checks: z.array(trackedCheck),
  }),
});

export const downloadReport = defineCall({
  method: 'GET',
  path: '/api/verifications/{id}/download',
  audience: 'employer',
  summary: 'The report as PDF; `id` is the id of a purchase or request of this employer, or the worker.',
  params: idParams,
  answer: fileBytes,
  answerKind: 'pdf',
});

const result = {
  outcome: z.nullable(z.string()),
  /** The status of the check, or `stopped` where it ended without a decision. */
  status: z.string(),
  notes: z.nullable(z.string()),
  checked_at: z.nullable(moment),
  /** The package of this employer that paid for it, such as `earlier-package`. Null for this package. */
  reused_from: z.nullable(z.string()),
  /** The party that an undecided check waits for, such as `worker` for the police certificate. */
  waiting_on: z.nullable(z.string()),
  due_at: z.nullable(moment),
  /** Why the check is not applicable, such as `first_job`. Null for every other outcome, and where nobody gave a reason. */
  ground: z.nullable(z.string()),
  /** Present while the worker disputes the outcome and the team has not decided. */
  disputed: z.optional(z.literal(true)),
};

/**
 * The report. The answer omits each part that the package does not unlock, instead of hiding it. `sections` says for each
 * part whether it is open and which package unlocks it.
 */
export const getDeepCheck = defineCall({
  method: 'GET',
  path: '/nannies/{id}/deep-check',
  audience: 'employer',
  summary: "The parts of a worker's report that this employer's package unlocks.",
  params: idParams,
  answer: z.object({
    nanny_id: id,
    ...trust,
    /** The purchase whose case this is. `downloadReport` takes it, so that the PDF is this report. Null without a paid check. */
    verification_id: z.nullable(id),
    access_level: z.string(),
    package_name: z.nullable(z.string()),
    ended,
    /** The name on the report, also of a worker who cannot be seen any more. Null without a paid check. */
    worker_name: z.nullable(z.string()),
    report: z.nullable(
      z.object({
        number: z.string(),
        code: z.string(),
        issued_at: z.nullable(moment),
        complete: z.boolean(),
      }),
    ),
    sections: z.array(
      z.object({ section: z.string(), state: z.string(), upgrade_to: z.nullable(z.string()) }),
    ),
    /** `id_number` is its end alone, such as `ends 864`. `showIdNumber` answers the whole. */
    identity: z.optional(
      z.object({ ...result, full_name: z.nullable(z.string()), id_number: z.nullable(z.string()) }),
    ),
    verification: z.optional(z.object({ police_check: z.nullable(z.object(result)) })),
    /** `status` is the result in the words of the specification (employer spec 3), and not the status of the check. */
    health_check: z.optional(
      z.nullable(
        z.object({
          ...result,
          status: z.enum(['passed', 'failed', 'pending']),
          expiry_date: z.nullable(day),
        }),
      ),
    ),
    social_screening: z.optional(z.nullable(z.object(result))),
    /** `records_found` is null until the registry was checked for her, and without her consent. */
    misconduct: z.optional(z.object({ ...result, records_found: misconductFlags })),
    /**
     * Absent without a paid package. Its counts are null before the consent of the worker: the referees who confirm the
     * worker, all whom the worker named, and those whom the team called without an answer. Its notes are the words of the
     * team about the named referees, for premium only.
     */
    references_summary: z.optional(
      z.object({
        verified: z.nullable(z.number()),
        total: z.nullable(z.number()),
        unreached: z.nullable(z.number()),
        ...result,
      }),
    ),
    references: z.optional(
      z.array(
        z.object({
          ref_name: z.string(),
          ref_contact: z.nullable(z.string()),
          relationship: z.nullable(z.string()),
          feedback: z.nullable(z.string()),
          verified: z.boolean(),
        }),
      ),
    ),
    /** The result of the work history check. `work_history` lists the jobs. */
    work_history_summary: z.optional(z.object(result)),
    work_history: z.optional(
      z.array(z.object({ position: z.string(), employer: z.string(), duration: z.string() })),
    ),
    recommendation: z.object({
      /** The outcome of the final review. Null until every other check of the case is decided. */
      outcome: z.nullable(z.string()),
      admin_notes: z.nullable(z.string()),
      decided_at: z.nullable(moment),
      disputed: result.disputed,
    }),
  }),
});

export const showIdNumber = defineCall({
  method: 'POST',
  path: '/api/employer/reports/{id}/id-number',
  audience: 'employer',
  summary:
    'The full ID number of the worker of a report. Each call is logged, and stands in her list of who looked.',
  params: idParams,
  answer: z.object({ id_number: z.string() }),
});
