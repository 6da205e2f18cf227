import * as z from 'zod/mini';
import { incidentReasons } from '@repo/domain/allegation-reason';
import { incidentChannels, incidentDecisions } from '@repo/domain/incident-report';
import { incidentMachine, misconductCategories, registryRegions } from '@repo/domain/misconduct';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { id, longText, messageAnswer, moment, idParams, shortText } from './fields.ts';
import { reportEnd } from './report-end.ts';
import { misconductFlags } from './trust.ts';

const category = z.enum(misconductCategories);
const region = z.enum(registryRegions);

export const reportIncident = defineCall({
  method: 'POST',
  path: '/api/employer/workers/{id}/incidents',
  audience: 'employer',
  summary: 'Reports an incident to the team. It is an allegation, and shown to nobody else.',
  params: idParams,
  body: z.strictObject({ category, region, description: longText }),
  answer: messageAnswer,
});

/** The number of records in one part of the registry. Null while it is unknown. */
const part = z.object({ name: z.string(), records: z.nullable(z.number()) });

export const getMisconduct = defineCall({
  method: 'GET',
  path: '/api/employer/workers/{id}/misconduct',
  audience: 'employer',
  summary: 'The misconduct registry about a worker: upheld records alone, and never who reported them.',
  params: idParams,
  answer: z.object({
    nanny_id: id,
    /** `locked` without a package, `waiting` until the worker agrees to the paid check, `ended` with the report, else `open`. */
    access: z.string(),
    /** The end of the report. Null unless `ended`. */
    ended: z.nullable(reportEnd),
    /** The package level that opens the registry, or null. */
    upgrade_to: z.nullable(z.string()),
    /** Whether this employer knows the worker well enough to report an incident. */
    may_report: z.boolean(),
    /** Absent unless `open`. */
    registry: z.optional(
      z.object({
        /** When the team last looked her up, for whichever employer. Null before that. */
        check_date: z.nullable(moment),
        status: z.string(),
        /** The flags of her profile. Until they are known, nothing below is. */
        records_found: misconductFlags,
        regions: z.array(part),
        categories: z.array(part),
        records: z.array(
          z.object({
            category: z.string(),
            region: z.string(),
            /** The finding in the words of the team. */
            finding: z.string(),
            upheld_at: moment,
            /** Present while the worker disputes the record and the team has not decided. */
            disputed: z.optional(z.literal(true)),
          }),
        ),
      }),
    ),
  }),
});

export const getIncident = defineCall({
  method: 'GET',
  path: '/api/ops/incidents/{id}',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'An incident, for a member who holds work about the worker. That it was opened, and by whom, is on record.',
  params: idParams,
  answer: z.object({
    id,
    nanny_id: id,
    nanny_name: z.nullable(z.string()),
    employer_id: id,
    review_id: z.nullable(id),
    category,
    region,
    description: z.string(),
    status: z.enum(incidentMachine.states),
    asked_at: z.nullable(moment),
    asked_by: z.nullable(z.enum(incidentChannels)),
    /** The question of the team to the worker. Null when she was asked without one, or not at all. */
    question: z.nullable(z.string()),
    statement: z.nullable(z.string()),
    /** When the worker herself wrote last. What a member wrote down as her words is none of it. */
    answered_at: z.nullable(moment),
    created_at: moment,
    /** Identifies what she said and how many members decided so far. A different version means that there is more to read. */
    version: z.string(),
  }),
});

export const getIncidentVerdicts = defineCall({
  method: 'GET',
  path: '/api/ops/incidents/{id}/verdicts',
  audience: 'ops',
  permission: 'workChecks',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    'What the earlier members decided about an incident, for its holder: the second member looks at the allegation and her side first. That they were read, and by whom, is on record.',
  params: idParams,
  answer: z.object({
    verdicts: z.array(
      z.object({
        by: z.nullable(z.string()),
        at: moment,
        decision: z.enum(incidentDecisions),
        reason: z.nullable(z.enum(incidentReasons)),
        note: z.string(),
      }),
    ),
  }),
});

/** The state of an incident after a call of the team. */
const incident = z.object({ incident: z.object({ id, nanny_id: id, status: z.string() }) });

export const assignIncident = defineCall({
  method: 'POST',
  path: '/api/ops/reviews/{id}/incident',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'Makes an incident of what a review alleges, once: 409 when it was, or was changed since it was read.',
  params: idParams,
  body: z.strictObject({
    category,
    region,
    /** The `updated_at` of the version that the team read. */
    updated_at: moment,
  }),
  answer: incident,
});

export const requestStatement = defineCall({
  method: 'POST',
  path: '/api/ops/incidents/{id}/ask',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'Asks the worker for her side by SMS, or records that the team called her; 409 when she was asked.',
  params: idParams,
  body: z.strictObject({
    channel: z.enum(incidentChannels),
    /**
     * The question to the worker, shown in the worker's app. It is in the words of the team and does not name the
     * reporter.
     */
    question: z.optional(longText),
  }),
  answer: incident,
});

export const recordStatement = defineCall({
  method: 'POST',
  path: '/api/ops/incidents/{id}/statement',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'Writes down what the worker says, below what she said before; 409 unless she was asked and it is open.',
  params: idParams,
  body: z.strictObject({ statement: longText }),
  answer: incident,
});

export const decideIncident = defineCall({
  method: 'POST',
  path: '/api/ops/incidents/{id}/decision',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'Takes the verdict of a member on an incident. Two uphold it, the first call answers `second_look`; 409 when it was decided, or before she had her days to answer.',
  params: idParams,
  body: z.strictObject({
    decision: z.enum(incidentDecisions),
    /** What it stands on, as a code that fits the decision. */
    reason: z.enum(incidentReasons),
    /** The reason in words. Employers with access to the registry read the reason of an upheld incident. It names no reporter. */
    note: longText,
    /** The `version` that the team read. It prevents a decision over words of the worker that the member has not read. */
    version: z.optional(shortText),
  }),
  answer: z.object({
    ...incident.shape,
    misconduct_flags: z.number(),
    trust_score: z.number(),
    trust_badge: z.string(),
  }),
});
