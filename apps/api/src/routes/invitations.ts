import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { findInvitationStatus } from '../services/consent/invitations/find-invitation-status.ts';
import { inviteWorker } from '../services/consent/invitations/invite-worker.ts';

export const invitationHandlers: Pick<
  Handlers<typeof contract.employer>,
  'initiateVerification' | 'getInvitationStatus'
> = {
  async initiateVerification({ ctx, actor, body, language }) {
    const { worker, invitation, isNew, name } = await inviteWorker(ctx, actor.subjectId, body);
    return {
      success: true,
      message: confirmationText(language, isNew ? 'invitationSent' : 'invitationOpen'),
      nanny: { id: worker.id, name, phone: worker.phone, status: invitation.status },
      package_id: invitation.packageId,
      expires_at: invitation.expiresAt.toISOString(),
      sms_sent: isNew,
    };
  },

  getInvitationStatus: ({ ctx, actor, params }) => findInvitationStatus(ctx, actor.subjectId, params.nannyId),
};
