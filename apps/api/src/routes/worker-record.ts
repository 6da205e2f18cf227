import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { chooseLanguage } from '../services/people/workers/choose-language.ts';
import { readOwnRecord } from '../services/people/workers/read-own-record.ts';
import { saveOwnProfile } from '../services/people/workers/save-own-profile.ts';

export const workerRecordHandlers: Pick<
  Handlers<typeof contract.worker>,
  'getMe' | 'changeProfile' | 'chooseLanguage'
> = {
  getMe: ({ ctx, actor }) => readOwnRecord(ctx, actor.subjectId),
  changeProfile: ({ ctx, actor, params, body }) => saveOwnProfile(ctx, actor.subjectId, params.id, body),
  chooseLanguage: ({ ctx, actor, body }) => chooseLanguage(ctx, actor.subjectId, body.language),
};
