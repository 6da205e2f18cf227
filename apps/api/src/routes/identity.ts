import type { contract } from '@repo/api-client/contract/index';
import { identityMessage } from '@repo/domain/confirmations/identity-message';
import { SentFile } from '../http/files.ts';
import type { Handlers } from '../http/register.ts';
import { chooseName } from '../services/evidence/identity/choose-name.ts';
import { decideIdentity } from '../services/evidence/identity/decide-identity.ts';
import { openIdentityCheck, openIdentityImage } from '../services/evidence/identity/open-identity-check.ts';
import { permitAttempt } from '../services/evidence/identity/permission.ts';
import { lookUpIdentityStatus, type IdentityStatus } from '../services/evidence/identity/read-status.ts';
import { sendPhotos } from '../services/evidence/identity/send-photos.ts';

const inWords = (language: Parameters<typeof identityMessage>[0], status: IdentityStatus) => ({
  ...status,
  message: identityMessage(language, status),
});

export const identityHandlers: Handlers<typeof contract.identity> = {
  getIdentityStatus: async ({ ctx, actor, params, language }) =>
    inWords(language, await lookUpIdentityStatus(ctx, actor.subjectId, params.workerId)),
  createIdentityToken: ({ ctx, actor }) => permitAttempt(ctx, actor.subjectId),
  getIdentityToken: ({ ctx, actor }) => permitAttempt(ctx, actor.subjectId),
  sendIdentityPhotos: async ({ ctx, actor, params, receiveForm, language }) =>
    inWords(language, await sendPhotos(ctx, actor.subjectId, params.jobId, receiveForm)),
  chooseIdentityName: async ({ ctx, actor, body, language }) =>
    inWords(language, await chooseName(ctx, actor.subjectId, body.choice)),

  getIdentityCheck: ({ ctx, actor, params }) => openIdentityCheck(ctx, actor.subjectId, params.id),
  getIdentityImage: async ({ ctx, actor, params }) =>
    new SentFile(await openIdentityImage(ctx, actor.subjectId, params.id, params.image)),
  decideIdentity: ({ ctx, actor, params, body }) =>
    decideIdentity(ctx, { id: actor.subjectId, role: actor.role }, params.id, body),
};
