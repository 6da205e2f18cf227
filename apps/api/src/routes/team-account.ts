import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { declareConflict, listConflicts } from '../services/people/team/conflicts.ts';
import { readAccount, saveAccount } from '../services/people/team/read-account.ts';
import {
  addOwnPasskey,
  beginOwnPasskey,
  removeOwnPasskey,
} from '../services/people/team/second-factor/own-passkeys.ts';
import { beginOwnTotp, confirmOwnTotp } from '../services/people/team/second-factor/own-totp.ts';
import { renewRecoveryCodes } from '../services/people/team/second-factor/renew-recovery-codes.ts';
import { endOwnSession, listSessions } from '../services/people/team/sessions.ts';

export const teamAccountHandlers: Handlers<typeof contract.teamAccount> = {
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
  listOwnConflicts: async ({ ctx, actor }) => ({ conflicts: await listConflicts(ctx, actor.subjectId) }),
  async declareConflict({ ctx, actor, body, language }) {
    await declareConflict(ctx, actor.subjectId, body);
    return { message: confirmationText(language, 'conflictDeclared') };
  },
};
