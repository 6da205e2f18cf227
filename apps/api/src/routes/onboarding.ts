import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { assertInvited } from '../services/consent/invitations/assert-invited.ts';
import { readInvitation } from '../services/consent/invitations/read-invitation.ts';
import { saveOnboarding } from '../services/people/workers/save-onboarding.ts';

export const onboardingHandlers: Handlers<typeof contract.onboarding> = {
  saveOnboarding: ({ ctx, actor, body }) => saveOnboarding(ctx, actor.subjectId, body),
  getInvitation: ({ ctx, address, params }) => readInvitation(ctx, address, params.code),
  getInvitationOwner: async ({ ctx, actor, params }) => {
    await assertInvited(ctx, actor.subjectId, params.code);
    return { is_mine: true };
  },
};
