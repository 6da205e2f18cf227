import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { findWork } from '@repo/api-client/contract/work';
import { workCodeOf } from '@repo/domain/work-code';
import { workers } from '../src/db/schema/people.ts';
import { findingWorkOf } from './finding-work.ts';
import { kenyanPhone } from './phones.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await findingWorkOf(api);
const team = teamWorkOf(api);

let token: string;
beforeEach(async () => {
  ({ token } = await team.member('agent'));
});

const search = async (code: string, by = token) =>
  (await api.make(findWork, { token: by, query: { code } })).found;

describe('a search for a code', () => {
  // spec: team-work-pages/search
  it('finds a case and other work by the end of their ids', async () => {
    const { caseId } = await work.opened('social_media');
    expect(await search(workCodeOf(caseId))).toEqual([{ kind: 'case', id: caseId }]);
    const review = await work.written();
    expect(await search(workCodeOf(review.id))).toEqual([{ kind: 'review', id: review.id }]);
  });

  it('finds nothing for a code that nothing has', async () => {
    await work.opened('social_media');
    expect(await search('000000')).toEqual([]);
  });

  it('leaves out what concerns a person whom the member knows', async () => {
    const { caseId, worker } = await work.opened('social_media');
    const knowing = await team.member('agent');
    await api.ctx.db
      .update(workers)
      .set({ phone: kenyanPhone(knowing.phone) })
      .where(eq(workers.id, worker));
    expect(await search(workCodeOf(caseId), knowing.token)).toEqual([]);
    expect(await search(workCodeOf(caseId))).toHaveLength(1);
  });

  it.each(['', '4F2A9', '4f2a91', '4F2A91%', "4F2A9'", '+25470'])('refuses %j', async (code) => {
    const { status } = await api.call('GET', `/api/ops/search?code=${encodeURIComponent(code)}`, { token });
    expect(status).toBe(400);
  });
});
