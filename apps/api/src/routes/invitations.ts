import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { findInvitationStatus } from '../services/consent/invitations/find-invitation-status.ts';
import { inviteWorker } from '../services/consent/invitations/invite-worker.ts';

export const invitationHandlers: Pick<
  Handlers<typeof contract.employer>,
  'initiateVerification' | 'getInvitationStatus'
> = {
  async initiateVerification({ ctx, actor, body }) {
    const { worker, invitation, isNew, name } = await inviteWorker(ctx, actor.subjectId, body);
    return {
      success: true,
      message: isNew
        ? 'Invitation sent. The worker has 48 hours to answer.'
        : 'An earlier invitation of this worker is still open, so no other was sent.',
      nanny: { id: worker.id, name, phone: worker.phone, status: invitation.status },
      package_id: invitation.packageId,
      expires_at: invitation.expiresAt.toISOString(),
      sms_sent: isNew,
    };
  },

  getInvitationStatus: ({ ctx, actor, params }) => findInvitationStatus(ctx, actor.subjectId, params.nannyId),
};
