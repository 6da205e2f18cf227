import { refusalKinds } from '@repo/domain/permission-to-ask';
import * as z from 'zod/mini';
import { defineCall, LIST_PER_MINUTE, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { id, messageAnswer, moment } from './fields.ts';

/** The calls with which a worker ends what an employer may do, and the list of it for the team. */
const block = z.object({
  id,
  /** The latest request of the employer, with which the worker can block it for good. Null once no request is kept. */
  request_id: z.nullable(id),
  employerName: z.string(),
  employerInitials: z.string(),
  /** `blocked` by the worker, `refused` for good by the third NO, or `resting` for some days after a NO. */
  kind: z.enum(refusalKinds),
  since: moment,
  /** When the employer may ask again by itself. Null when only the worker can allow it. */
  until: z.nullable(moment),
});
export type WireBlock = z.output<typeof block>;

export const listWorkerBlocks = defineCall({
  method: 'GET',
  path: '/api/worker/blocks',
  audience: 'worker',
  perMinute: LIST_PER_MINUTE,
  summary: 'The employers who can ask this worker nothing: blocked by her, or refused by her NO.',
  answer: z.object({ blocks: z.array(block) }),
});

export const blockEmployer = defineCall({
  method: 'POST',
  path: '/api/worker/blocks',
  audience: 'worker',
  summary:
    'Blocks the employer of a request, also of an answered one: open requests are declined, every consent is withdrawn, and the employer can ask nothing more. The team is told.',
  body: z.strictObject({ request_id: id }),
  answer: messageAnswer,
});

export const endWorkerBlock = defineCall({
  method: 'POST',
  path: '/api/worker/blocks/{id}/end',
  audience: 'worker',
  summary: 'Lets an employer ask this worker again. What she withdrew stays withdrawn.',
  params: z.strictObject({ id }),
  answer: messageAnswer,
});

export const reportWords = defineCall({
  method: 'POST',
  path: '/api/worker/requests/{id}/report',
  audience: 'worker',
  summary: "Reports an employer's words with a contact request to the team.",
  params: z.strictObject({ id }),
  answer: messageAnswer,
});

export const listEmployerReports = defineCall({
  method: 'GET',
  path: '/api/ops/employer-reports',
  audience: 'ops',
  permission: 'workChecks',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    'What workers reported about employers, the newest first: blocks, and words that they reported. It leaves out persons whom the member knows.',
  answer: z.object({
    reports: z.array(
      z.object({
        id,
        kind: z.enum(['block', 'words']),
        employer_id: id,
        nanny_id: id,
        reported_at: moment,
      }),
    ),
  }),
});

export const getReportedWords = defineCall({
  method: 'GET',
  path: '/api/ops/employer-reports/{id}',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'The words of an employer that a worker reported. That they were opened, and by whom, is on record.',
  params: z.strictObject({ id }),
  answer: z.object({
    id,
    /** The text as the employer typed it. */
    words: z.string(),
  }),
});
