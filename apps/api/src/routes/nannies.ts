import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import { WithHeaders, type Handlers } from '../http/register.ts';
import { prepareWorker } from '../services/consent/invitations/prepare-worker.ts';
import { listWorkers } from '../services/people/workers/list-workers.ts';
import { presentWorker } from '../services/people/workers/present-worker.ts';
import { readWorker } from '../services/people/workers/read-worker.ts';
import { searchByNumber } from '../services/people/workers/search-by-number.ts';

export const nannyHandlers: Pick<
  Handlers<typeof contract.nannies>,
  'listNannies' | 'searchByNumber' | 'getNanny' | 'createNanny'
> = {
  async listNannies({ ctx, actor, query }) {
    const page = await listWorkers(ctx, actor.subjectId, {
      search: query.q ?? '',
      filters: {
        role: query.role ?? 'All Roles',
        place: query.place ?? '',
        minimumYears: Number(query.min_years ?? 0),
        verifiedOnly: query.verified === 'true',
      },
      ...(query.limit === undefined ? {} : { limit: Number(query.limit) }),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    const headers: Record<string, string> =
      page.nextCursor === null ? {} : { 'x-next-cursor': page.nextCursor };
    return new WithHeaders(page.workers.map(presentWorker), headers);
  },

  async searchByNumber({ ctx, actor, body }) {
    return (await searchByNumber(ctx, actor.subjectId, body.query)).map(presentWorker);
  },

  async getNanny({ ctx, actor, params }) {
    return readWorker(ctx, actor.subjectId, params.id);
  },

  async createNanny({ ctx, actor, body, language }) {
    const prospect = await prepareWorker(ctx, actor.subjectId, body);
    return { id: prospect.id, message: confirmationText(language, 'workerPrepared') };
  },
};
