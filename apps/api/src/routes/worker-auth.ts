import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { revokeAllSessions, revokeSession } from '../services/people/auth/session.ts';
import { sendWorkerCode, verifyWorker } from '../services/people/auth/worker-sign-in.ts';
import { readOwnRecord } from '../services/people/workers/read-own-record.ts';

export const workerAuthHandlers: Handlers<typeof contract.workerAuth> = {
  async sendWorkerCode({ ctx, body, address, language }) {
    const resend_after = await sendWorkerCode(ctx, body, address);
    return {
      success: true,
      message: confirmationText(language, 'codeSent'),
      resend_after,
    };
  },

  async verifyWorkerCode({ ctx, body, address, language }) {
    const { token, workerId } = await verifyWorker(ctx, body, address);
    const user = await readOwnRecord(ctx, workerId);
    return {
      token,
      user,
      phone_verified: true,
      trust_score: user.trust_score,
      trust_score_breakdown: user.trust_score_breakdown,
      message: confirmationText(language, 'codeVerified'),
    };
  },

  async signOutWorker({ ctx, actor, language }) {
    await revokeSession(ctx, actor.tokenHash);
    return { message: confirmationText(language, 'signedOut') };
  },

  async signOutWorkerEverywhere({ ctx, actor, language }) {
    await revokeAllSessions(ctx.db, ctx.clock.now(), 'worker', actor.subjectId);
    return { message: confirmationText(language, 'signedOutEverywhere') };
  },
};
