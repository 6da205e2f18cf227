import * as z from 'zod/mini';
import { secondFactorKinds } from '@repo/domain/second-factor';
import { teamChangeDecisions, teamChangeKinds, teamChangeMachine } from '@repo/domain/team-change';
import { memberStatuses, teamRoles } from '@repo/domain/team-role';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { liveSession } from './team-account.ts';
import { id, messageAnswer, moment, idParams, personName, phoneText, shortText } from './fields.ts';

const colleague = z.object({ id, name: z.nullable(z.string()) });

export const listTeam = defineCall({
  method: 'GET',
  path: '/api/ops/team',
  audience: 'ops',
  permission: 'manageTeam',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'The members of the team, and the changes that wait for another administrator.',
  answer: z.object({
    members: z.array(
      z.object({
        id,
        name: z.nullable(z.string()),
        phone: z.string(),
        role: z.enum(teamRoles),
        status: z.enum(memberStatuses),
        /** Whether the days of an invitation are over. Another one can be proposed. */
        invitation_over: z.boolean(),
        second_factors: z.array(z.enum(secondFactorKinds)),
        joined_at: z.nullable(moment),
        last_seen_at: z.nullable(moment),
        live_sessions: z.number(),
        left_at: z.nullable(moment),
      }),
    ),
    changes: z.array(
      z.object({
        id,
        kind: z.enum(teamChangeKinds),
        status: z.enum(teamChangeMachine.states),
        /** Null for an invitation. */
        member: z.nullable(colleague),
        /** Of an invitation. */
        phone: z.nullable(z.string()),
        name: z.nullable(z.string()),
        /** Null for a new second factor. */
        role: z.nullable(z.enum(teamRoles)),
        reason: z.string(),
        proposed_by: colleague,
        proposed_at: moment,
        is_own: z.boolean(),
      }),
    ),
  }),
});

export const proposeTeamChange = defineCall({
  method: 'POST',
  path: '/api/ops/team/changes',
  audience: 'ops',
  permission: 'manageTeam',
  summary: 'Proposes a new member, another role, or a new second factor. Another administrator decides.',
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('invitation'),
      phone: phoneText,
      name: personName,
      role: z.enum(teamRoles),
      reason: shortText,
    }),
    z.strictObject({ kind: z.literal('role'), member_id: id, role: z.enum(teamRoles), reason: shortText }),
    z.strictObject({ kind: z.literal('new_second_factor'), member_id: id, reason: shortText }),
  ]),
  answer: z.object({ change: z.object({ id }), message: z.string() }),
});

export const decideTeamChange = defineCall({
  method: 'POST',
  path: '/api/ops/team/changes/{id}/decision',
  audience: 'ops',
  permission: 'manageTeam',
  summary: 'Approves or refuses the proposal of another administrator, or withdraws the own one.',
  params: idParams,
  body: z.strictObject({ decision: z.enum(teamChangeDecisions) }),
  answer: messageAnswer,
});

export const endMembership = defineCall({
  method: 'POST',
  path: '/api/ops/team/members/{id}/end',
  audience: 'ops',
  permission: 'manageTeam',
  summary: 'Ends a membership, its sessions and its second factors, at once and by one administrator.',
  params: idParams,
  body: z.strictObject({ reason: shortText }),
  answer: messageAnswer,
});

export const listSessionsOfMember = defineCall({
  method: 'GET',
  path: '/api/ops/team/members/{id}/sessions',
  audience: 'ops',
  permission: 'manageTeam',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'The live sessions of a member, the latest first.',
  params: idParams,
  answer: z.object({ sessions: z.array(liveSession) }),
});

export const endSessionsOfMember = defineCall({
  method: 'POST',
  path: '/api/ops/team/members/{id}/end-sessions',
  audience: 'ops',
  permission: 'manageTeam',
  summary: 'Ends every session of a member, or one of them.',
  params: idParams,
  body: z.strictObject({ reason: shortText, session_id: z.optional(id) }),
  answer: messageAnswer,
});
