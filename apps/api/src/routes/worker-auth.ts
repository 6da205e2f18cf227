import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { revokeAllSessions, revokeSession } from '../services/people/auth/session.ts';
import { sendWorkerCode, verifyWorker } from '../services/people/auth/worker-sign-in.ts';
import { readOwnRecord } from '../services/people/workers/read-own-record.ts';

export const workerAuthHandlers: Handlers<typeof contract.workerAuth> = {
  async sendWorkerCode({ ctx, body, address }) {
    const resend_after = await sendWorkerCode(ctx, body, address);
    return {
      success: true,
      message: 'Verification code sent successfully!',
      resend_after,
    };
  },

  async verifyWorkerCode({ ctx, body }) {
    const { token, workerId } = await verifyWorker(ctx, body);
    const user = await readOwnRecord(ctx, workerId);
    return {
      token,
      user,
      phone_verified: true,
      trust_score: user.trust_score,
      trust_score_breakdown: user.trust_score_breakdown,
      message: 'Verification successful! Redirecting...',
    };
  },

  async signOutWorker({ ctx, actor }) {
    await revokeSession(ctx, actor.tokenHash);
    return { message: 'Signed out.' };
  },

  async signOutWorkerEverywhere({ ctx, actor }) {
    await revokeAllSessions(ctx, 'worker', actor.subjectId);
    return { message: 'Signed out everywhere.' };
  },
};
