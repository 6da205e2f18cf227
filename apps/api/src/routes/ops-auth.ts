import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { sendOpsCode, verifyOps } from '../services/people/auth/ops-sign-in.ts';
import { revokeSession } from '../services/people/auth/session.ts';

export const opsAuthHandlers: Pick<
  Handlers<typeof contract.ops>,
  'sendOpsCode' | 'verifyOpsCode' | 'signOutOps'
> = {
  async sendOpsCode({ ctx, body, address, language }) {
    const resend_after = await sendOpsCode(ctx, body.phone, address);
    return {
      success: true,
      message: confirmationText(language, 'teamCodeSent'),
      resend_after,
    };
  },

  verifyOpsCode: ({ ctx, body, address }) => verifyOps(ctx, body, address),

  async signOutOps({ ctx, actor, language }) {
    await revokeSession(ctx, actor.tokenHash);
    return { message: confirmationText(language, 'signedOut') };
  },
};
