import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { sendEmployerCode, verifyEmployer } from '../services/people/auth/employer-sign-in.ts';
import { revokeAllSessions, revokeSession } from '../services/people/auth/session.ts';

export const employerAuthHandlers: Handlers<typeof contract.employerAuth> = {
  async sendEmployerCode({ ctx, body, address }) {
    const resend_after = await sendEmployerCode(ctx, body, address);
    return {
      success: true,
      message: 'Verification code sent successfully!',
      resend_after,
    };
  },

  async verifyEmployerCode({ ctx, body }) {
    const { token, employer } = await verifyEmployer(ctx, body);
    return {
      token,
      user: employer,
      name: employer.name,
      location: employer.location,
      message: 'Verification successful! Redirecting...',
    };
  },

  async signOutEmployer({ ctx, actor }) {
    await revokeSession(ctx, actor.tokenHash);
    return { message: 'Signed out.' };
  },

  async signOutEmployerEverywhere({ ctx, actor }) {
    await revokeAllSessions(ctx, 'employer', actor.subjectId);
    return { message: 'Signed out everywhere.' };
  },
};
