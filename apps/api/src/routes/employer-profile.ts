import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { readProfile } from '../services/people/employers/read-profile.ts';
import { saveProfile } from '../services/people/employers/save-profile.ts';

export const employerProfileHandlers: Pick<
  Handlers<typeof contract.employer>,
  'getEmployerProfile' | 'saveEmployerProfile'
> = {
  getEmployerProfile: ({ ctx, actor }) => readProfile(ctx, actor.subjectId),
  saveEmployerProfile: ({ ctx, actor, body }) => saveProfile(ctx, actor.subjectId, body),
};
