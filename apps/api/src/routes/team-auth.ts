import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { sendOpsCode, verifyOps } from '../services/people/team/sign-in.ts';
import { beginPasskey } from '../services/people/team/second-factor/begin-passkey.ts';
import {
  addOwnPasskey,
  beginOwnPasskey,
  removeOwnPasskey,
} from '../services/people/team/second-factor/own-passkeys.ts';
import { beginOwnTotp, confirmOwnTotp } from '../services/people/team/second-factor/own-totp.ts';
import { renewRecoveryCodes } from '../services/people/team/second-factor/renew-recovery-codes.ts';
import { showPasskey } from '../services/people/team/second-factor/show-passkey.ts';
import { showSecondFactor } from '../services/people/team/second-factor/show-second-factor.ts';
import { readAccount, saveAccount } from '../services/people/team/read-account.ts';
import { endOwnSession, listSessions } from '../services/people/team/sessions.ts';

export const teamAuthHandlers: Handlers<typeof contract.teamAuth> = {
  async sendOpsCode({ ctx, body, address, language }) {
    const resend_after = await sendOpsCode(ctx, body.phone, address);
    return { success: true, message: confirmationText(language, 'teamCodeSent'), resend_after };
  },
  verifyOpsCode: ({ ctx, body, address }) => verifyOps(ctx, body, address),
  showSecondFactor: ({ ctx, body, device }) => showSecondFactor(ctx, body, device),
  beginPasskey: ({ ctx, body }) => beginPasskey(ctx, body.ticket),
  showPasskey: ({ ctx, body, device }) => showPasskey(ctx, body, device),

  async signOutOps({ ctx, actor, language }) {
    await endOwnSession(ctx, actor.subjectId, actor.sessionId);
    return { message: confirmationText(language, 'signedOut') };
  },
  getTeamAccount: ({ ctx, actor }) => readAccount(ctx, actor),
  async saveTeamAccount({ ctx, actor, body, language }) {
    await saveAccount(ctx, actor.subjectId, body.name);
    return { message: confirmationText(language, 'saved') };
  },
  beginOwnPasskey: ({ ctx, actor }) => beginOwnPasskey(ctx, actor),
  async addOwnPasskey({ ctx, actor, body, device, language }) {
    await addOwnPasskey(ctx, { ...actor, device }, body.made);
    return { message: confirmationText(language, 'passkeyAdded') };
  },
  async removeOwnPasskey({ ctx, actor, params, language }) {
    await removeOwnPasskey(ctx, actor, params.id);
    return { message: confirmationText(language, 'passkeyRemoved') };
  },
  beginOwnTotp: ({ ctx, actor }) => beginOwnTotp(ctx, actor),
  async confirmOwnTotp({ ctx, actor, body, language }) {
    await confirmOwnTotp(ctx, actor, body.totp);
    return { message: confirmationText(language, 'totpReplaced') };
  },
  renewRecoveryCodes: ({ ctx, actor }) => renewRecoveryCodes(ctx, actor),
  listOwnSessions: ({ ctx, actor }) => listSessions(ctx, actor),
  async endOwnSession({ ctx, actor, params, language }) {
    await endOwnSession(ctx, actor.subjectId, params.id);
    return { message: confirmationText(language, 'sessionEnded') };
  },
};
