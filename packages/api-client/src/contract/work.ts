import * as z from 'zod/mini';
import { checkKinds } from '@repo/domain/check';
import { comebacks } from '@repo/domain/comeback';
import { documentKinds } from '@repo/domain/document';
import { packageLevels } from '@repo/domain/packages';
import { presencePages, PRESENCE_SECONDS } from '@repo/domain/presence';
import { teamRoles } from '@repo/domain/team-role';
import { codedKinds } from '@repo/domain/work-code';
import { deadlineStates } from '@repo/domain/work-deadline';
import {
  VIEW_NAME_MAXIMUM,
  WORK_REASON_MAXIMUM,
  workKinds,
  workNeeds,
  workQueues,
  workViews,
} from '@repo/domain/work-queue';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { day, id, idParams, messageAnswer, moment, textUpTo } from './fields.ts';

const colleague = z.object({ id, name: z.nullable(z.string()) });

/** One piece of work: ids, kinds and dates, and no personal data. */
export const work = z.object({
  kind: z.enum(workKinds),
  id,
  queue: z.enum(workQueues),
  /** Null for SMS to read: their page tells who wrote, and the list does not. */
  nanny_id: z.nullable(id),
  /** Null for work outside a case. */
  case_id: z.nullable(id),
  level: z.nullable(z.enum(packageLevels)),
  check_kind: z.nullable(z.enum(checkKinds)),
  /** Which paper of the worker it is. Null for other work. */
  slot: z.nullable(z.enum(documentKinds)),
  needs: z.enum(workNeeds),
  /** Since when the team, or whoever must act now, has something to do. */
  since: moment,
  due_at: moment,
  deadline: z.enum(deadlineStates),
  holder: z.nullable(colleague),
  snoozed_until: z.nullable(moment),
  /** Why its holder put it aside, and who gave it to her and why. Only the holder reads them: they are free text. */
  snooze_reason: z.nullable(z.string()),
  given: z.nullable(z.object({ by: z.nullable(z.string()), reason: z.string() })),
});

const queueParams = z.strictObject({ queue: z.enum(workQueues) });
const workParams = z.strictObject({ kind: z.enum(workKinds), id });
const presenceParams = z.strictObject({ kind: z.enum(presencePages), id });
const reason = textUpTo(WORK_REASON_MAXIMUM);

export const listQueues = defineCall({
  method: 'GET',
  path: '/api/ops/queues',
  audience: 'ops',
  permission: 'readQueues',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    'How much each queue of the team has that the member may take. A count stops at one more than the screens show.',
  answer: z.object({
    queues: z.array(
      z.object({
        queue: z.enum(workQueues),
        open: z.number(),
        late: z.number(),
        /** Whether something is to do in it for anybody: what the member may not take is not counted. */
        waits: z.boolean(),
        /** Whether the role of the member works on it. */
        is_own: z.boolean(),
      }),
    ),
    /** The pieces of work that the member holds. */
    held: z.number(),
  }),
});

export const listQueue = defineCall({
  method: 'GET',
  path: '/api/ops/queues/{queue}',
  audience: 'ops',
  permission: 'readQueues',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary:
    'The work of a queue, the one due first on top. It leaves out persons whom the member knows, and what needs the look of another member.',
  params: queueParams,
  query: z.strictObject({
    view: z.optional(z.enum(workViews)),
    /** Only the checks of this package level. */
    level: z.optional(z.enum(packageLevels)),
    /** Rows per page, 1 to 1000. Default 200. */
    limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    /** The `x-next-cursor` header of the previous page. */
    cursor: z.optional(textUpTo(100)),
  }),
  answer: z.object({ work: z.array(work) }),
});

export const getWork = defineCall({
  method: 'GET',
  path: '/api/ops/work/{kind}/{id}',
  audience: 'ops',
  permission: 'readQueues',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'One piece of work, also one that is over, without personal data.',
  params: workParams,
  answer: z.object({
    work,
    /** Whether somebody has something to do with it. */
    is_open: z.boolean(),
    /** Whether the member gave a verdict about it that counts. */
    had_say: z.boolean(),
  }),
});

export const findWork = defineCall({
  method: 'GET',
  path: '/api/ops/search',
  audience: 'ops',
  permission: 'readQueues',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'The cases and the other work with a code: the last six characters of the id. At most 20.',
  query: z.strictObject({ code: z.string().check(z.regex(/^[\dA-F]{6}$/)) }),
  answer: z.object({
    found: z.array(z.object({ kind: z.enum(codedKinds), id })),
  }),
});

export const showPresence = defineCall({
  method: 'PUT',
  path: '/api/ops/presence/{kind}/{id}',
  audience: 'ops',
  permission: 'readQueues',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: `Tells that the member has a page open now, and who else had it open in the last ${String(PRESENCE_SECONDS)} seconds.`,
  params: presenceParams,
  answer: z.object({
    others: z.array(
      z.object({
        ...colleague.shape,
        /** Whether she holds the work, or a check of the case. */
        holds: z.boolean(),
      }),
    ),
  }),
});

export const endPresence = defineCall({
  method: 'DELETE',
  path: '/api/ops/presence/{kind}/{id}',
  audience: 'ops',
  permission: 'readQueues',
  summary:
    'Tells that the member has left a page. It makes no difference whether the arrival was noted before.',
  params: presenceParams,
  answer: messageAnswer,
});

/** A queue with its filters. */
const viewed = {
  queue: z.enum(workQueues),
  view: z.enum(workViews),
  level: z.nullable(z.enum(packageLevels)),
};

export const listSavedViews = defineCall({
  method: 'GET',
  path: '/api/ops/me/views',
  audience: 'ops',
  permission: 'ownAccount',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'The filtered queues that the member saved under a name.',
  answer: z.object({ views: z.array(z.object({ id, name: z.string(), ...viewed })) }),
});

export const saveView = defineCall({
  method: 'POST',
  path: '/api/ops/me/views',
  audience: 'ops',
  permission: 'ownAccount',
  summary:
    'Saves a filtered queue under a name. The name of an earlier one of the member gets the new filters.',
  body: z.strictObject({ name: textUpTo(VIEW_NAME_MAXIMUM), ...viewed }),
  answer: messageAnswer,
});

export const removeView = defineCall({
  method: 'DELETE',
  path: '/api/ops/me/views/{id}',
  audience: 'ops',
  permission: 'ownAccount',
  summary: 'Forgets a saved view of the member.',
  params: idParams,
  answer: messageAnswer,
});

export const listHeldWork = defineCall({
  method: 'GET',
  path: '/api/ops/work',
  audience: 'ops',
  permission: 'takeWork',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'All work that the member holds, the one due first on top.',
  answer: z.object({
    work: z.array(
      z.object({
        ...work.shape,
        /** Why it is back in her hands. Null where nothing happened since she took it. */
        came_back: z.nullable(z.enum(comebacks)),
      }),
    ),
  }),
});

export const listColleagues = defineCall({
  method: 'GET',
  path: '/api/ops/colleagues',
  audience: 'ops',
  permission: 'takeWork',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'The other active members to whom work can be given.',
  answer: z.object({
    colleagues: z.array(z.object({ ...colleague.shape, role: z.enum(teamRoles) })),
  }),
});

export const takeNext = defineCall({
  method: 'POST',
  path: '/api/ops/queues/{queue}/next',
  audience: 'ops',
  permission: 'takeWork',
  summary: 'Gives the member the first work of a queue that nobody holds. Null when there is none.',
  params: queueParams,
  query: z.strictObject({
    /** Only a check of this package level. */
    level: z.optional(z.enum(packageLevels)),
  }),
  answer: z.object({ work: z.nullable(work) }),
});

export const claimWork = defineCall({
  method: 'POST',
  path: '/api/ops/work/{kind}/{id}/claim',
  audience: 'ops',
  permission: 'takeWork',
  summary: 'Takes a piece of work. 409 while somebody else holds it. A repeated call changes nothing.',
  params: workParams,
  answer: z.object({ work }),
});

export const giveWork = defineCall({
  method: 'POST',
  path: '/api/ops/work/{kind}/{id}/give',
  audience: 'ops',
  permission: 'takeWork',
  summary:
    'Gives a piece of work to a colleague: its holder hands it over, and a senior also gives what nobody or somebody else holds.',
  params: workParams,
  body: z.strictObject({ member_id: id, reason }),
  answer: messageAnswer,
});

export const putWorkBack = defineCall({
  method: 'POST',
  path: '/api/ops/work/{kind}/{id}/put-back',
  audience: 'ops',
  permission: 'takeWork',
  summary: 'Puts a piece of work that the member holds back into its queue.',
  params: workParams,
  answer: messageAnswer,
});

export const snoozeWork = defineCall({
  method: 'POST',
  path: '/api/ops/work/{kind}/{id}/snooze',
  audience: 'ops',
  permission: 'takeWork',
  summary:
    'Puts a piece of work that the member holds aside until the morning of a day, or takes it up again with null.',
  params: workParams,
  body: z.strictObject({ until: z.nullable(day), reason }),
  answer: messageAnswer,
});
