import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { sendOpsCode, verifyOps } from '../services/people/auth/ops-sign-in.ts';
import { revokeSession } from '../services/people/auth/session.ts';

export const opsAuthHandlers: Pick<
  Handlers<typeof contract.ops>,
  'sendOpsCode' | 'verifyOpsCode' | 'signOutOps'
> = {
  async sendOpsCode({ ctx, body, address }) {
    const resend_after = await sendOpsCode(ctx, body.phone, address);
    return {
      success: true,
      message: 'If this phone belongs to the verification team, a code is on its way.',
      resend_after,
    };
  },

  verifyOpsCode: ({ ctx, body }) => verifyOps(ctx, body.phone, body.code),

  async signOutOps({ ctx, actor }) {
    await revokeSession(ctx, actor.tokenHash);
    return { message: 'Signed out.' };
  },
};
