import { expect, it } from 'vitest';
import { listCaseLooks } from '@repo/api-client/contract/cases';
import { reviewWorkOf } from './review-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await reviewWorkOf(api);
const team = teamWorkOf(api);

it('a look at a review stays among the looks when its author deletes it', async () => {
  const { employer, worker, id } = await work.written();
  const caseId = await work.open(employer.id, worker, 17);
  const member = await team.member('agent', 'Ruth Test');
  await work.opened(id, member.token);
  const seen = async () =>
    (await api.make(listCaseLooks, { token: member.token, params: { id: caseId } })).looks.map(
      ({ what }) => what,
    );
  expect(await seen()).toContain('review-opened');
  expect((await work.remove(employer, id)).status).toBe(200);
  expect(await seen()).toContain('review-opened');
});
