import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { changeInvitation, withdrawInvitation } from '../services/consent/invitations/change-invitation.ts';
import { findInvitationStatus } from '../services/consent/invitations/find-invitation-status.ts';
import { inviteWorker } from '../services/consent/invitations/invite-worker.ts';

export const invitationHandlers: Pick<
  Handlers<typeof contract.employer>,
  'initiateVerification' | 'getInvitationStatus' | 'withdrawInvitation' | 'changeInvitation'
> = {
  async initiateVerification({ ctx, actor, body, language }) {
    const { prospect, invitation, isNew } = await inviteWorker(ctx, actor.subjectId, body);
    return {
      success: true,
      message: confirmationText(language, isNew ? 'invitationSent' : 'invitationOpen'),
      nanny: { id: prospect.id, name: prospect.name, phone: prospect.phone, status: invitation.status },
      package_id: invitation.packageId,
      expires_at: invitation.expiresAt.toISOString(),
      sms_sent: isNew,
    };
  },

  getInvitationStatus: ({ ctx, actor, params }) => findInvitationStatus(ctx, actor.subjectId, params.nannyId),

  async withdrawInvitation({ ctx, actor, params, language }) {
    await withdrawInvitation(ctx, actor.subjectId, params.nannyId);
    return { message: confirmationText(language, 'invitationWithdrawn') };
  },

  async changeInvitation({ ctx, actor, params, body, language }) {
    const { nannyId } = params;
    const { invitation, isAskedAnew } = await changeInvitation(
      ctx,
      actor.subjectId,
      nannyId,
      body.package_id,
    );
    return {
      message: confirmationText(language, isAskedAnew ? 'invitationAskedAnew' : 'invitationChanged'),
      package_id: invitation.packageId,
      expires_at: invitation.expiresAt.toISOString(),
      sms_sent: isAskedAnew,
    };
  },
};
