import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { sendEmployerCode, verifyEmployer } from '../services/people/auth/employer-sign-in.ts';
import { revokeAllSessions, revokeSession } from '../services/people/auth/session.ts';

export const employerAuthHandlers: Handlers<typeof contract.employerAuth> = {
  async sendEmployerCode({ ctx, body, address, language }) {
    const resend_after = await sendEmployerCode(ctx, body, address);
    return {
      success: true,
      message: confirmationText(language, 'codeSent'),
      resend_after,
    };
  },

  async verifyEmployerCode({ ctx, body, address, language }) {
    const { token, employer } = await verifyEmployer(ctx, body, address);
    return {
      token,
      user: employer,
      name: employer.name,
      location: employer.location,
      message: confirmationText(language, 'codeVerified'),
    };
  },

  async signOutEmployer({ ctx, actor, language }) {
    await revokeSession(ctx, actor.tokenHash);
    return { message: confirmationText(language, 'signedOut') };
  },

  async signOutEmployerEverywhere({ ctx, actor, language }) {
    await revokeAllSessions(ctx.db, ctx.clock.now(), 'employer', actor.subjectId);
    return { message: confirmationText(language, 'signedOutEverywhere') };
  },
};
