import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { findInvitationStatus } from '../services/invitations/find-invitation-status.ts';
import { inviteWorker } from '../services/invitations/invite-worker.ts';

export const invitationHandlers: Pick<
  Handlers<typeof contract.employer>,
  'initiateVerification' | 'getInvitationStatus'
> = {
  async initiateVerification({ ctx, actor, body }) {
    const { worker, invitation, name } = await inviteWorker(ctx, actor.subjectId, body);
    return {
      success: true,
      message: 'Invitation sent. The worker has 48 hours to answer.',
      nanny: { id: worker.id, name, phone: worker.phone, status: invitation.status },
      expires_at: invitation.expiresAt.toISOString(),
    };
  },

  getInvitationStatus: ({ ctx, actor, params }) => findInvitationStatus(ctx, actor.subjectId, params.nannyId),
};
