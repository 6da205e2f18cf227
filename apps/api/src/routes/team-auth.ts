import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { sendOpsCode, verifyOps } from '../services/people/team/sign-in.ts';
import { beginPasskey } from '../services/people/team/second-factor/begin-passkey.ts';
import { showPasskey } from '../services/people/team/second-factor/show-passkey.ts';
import { showSecondFactor } from '../services/people/team/second-factor/show-second-factor.ts';

export const teamAuthHandlers: Handlers<typeof contract.teamAuth> = {
  async sendOpsCode({ ctx, body, address, language }) {
    const resend_after = await sendOpsCode(ctx, body.phone, address);
    return { success: true, message: confirmationText(language, 'teamCodeSent'), resend_after };
  },
  verifyOpsCode: ({ ctx, body, address }) => verifyOps(ctx, body, address),
  showSecondFactor: ({ ctx, body, device }) => showSecondFactor(ctx, body, device),
  beginPasskey: ({ ctx, body }) => beginPasskey(ctx, body.ticket),
  showPasskey: ({ ctx, body, device }) => showPasskey(ctx, body, device),
};
