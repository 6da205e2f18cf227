import type { contract } from '@repo/api-client/contract/index';
import { SentFile } from '../http/files.ts';
import type { Handlers } from '../http/register.ts';
import { removePhoto, savePhoto } from '../services/evidence/photos/change-photo.ts';
import { readPhoto } from '../services/evidence/photos/read-photo.ts';

export const photoHandlers: Handlers<typeof contract.photos> = {
  uploadPhoto: ({ ctx, actor, params, query, receive }) =>
    savePhoto(ctx, actor.subjectId, params.id, {
      shown: query.shown === undefined ? undefined : query.shown === 'true',
      receive,
    }),
  removePhoto: ({ ctx, actor, params }) => removePhoto(ctx, actor.subjectId, params.id),
  // The key identifies these exact bytes, because another photo gets another key.
  getPhoto: async ({ ctx, params }) =>
    new SentFile({ ...(await readPhoto(ctx, params.key)), tag: params.key }),
};
