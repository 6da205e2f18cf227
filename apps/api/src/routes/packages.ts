import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { listPackages } from '../services/money/packages/list-packages.ts';

export const packageHandlers: Pick<Handlers<typeof contract.employer>, 'listPackages'> = {
  listPackages: ({ ctx }) => listPackages(ctx),
};
