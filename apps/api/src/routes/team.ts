import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { decideChange } from '../services/people/team/decide-change.ts';
import { endMembership } from '../services/people/team/end-membership.ts';
import { listTeam } from '../services/people/team/list-team.ts';
import { proposeChange } from '../services/people/team/propose-change.ts';
import { endSessionsOf, listSessionsOf } from '../services/people/team/sessions.ts';

const confirmationOf = {
  approved: 'teamChangeApproved',
  refused: 'teamChangeRefused',
  withdrawn: 'teamChangeWithdrawn',
} as const;

export const teamHandlers: Handlers<typeof contract.team> = {
  listTeam: ({ ctx, actor }) => listTeam(ctx, actor.subjectId),
  async proposeTeamChange({ ctx, actor, body, language }) {
    const id = await proposeChange(ctx, actor.subjectId, body);
    return { change: { id }, message: confirmationText(language, 'teamChangeProposed') };
  },
  async decideTeamChange({ ctx, actor, params, body, language }) {
    await decideChange(ctx, actor.subjectId, params.id, body.decision);
    return { message: confirmationText(language, confirmationOf[body.decision]) };
  },
  async endMembership({ ctx, actor, params, body, language }) {
    await endMembership(ctx, actor.subjectId, params.id, body.reason);
    return { message: confirmationText(language, 'membershipEnded') };
  },
  listSessionsOfMember: async ({ ctx, params }) => ({ sessions: await listSessionsOf(ctx, params.id) }),
  async endSessionsOfMember({ ctx, actor, params, body, language }) {
    await endSessionsOf(ctx, actor.subjectId, params.id, body);
    const told = body.session_id === undefined ? 'sessionsEnded' : 'sessionOfMemberEnded';
    return { message: confirmationText(language, told) };
  },
};
