import { describe, expect, it } from 'vitest';
import {
  blockEmployer,
  endWorkerBlock,
  listWorkerBlocks,
  reportWords,
} from '@repo/api-client/contract/blocks';
import { answerWorkerRequest, listWorkerConsents } from '@repo/api-client/contract/worker-app';
import { english } from '@repo/domain/confirmations/english';
import { REFUSAL_RESTS_DAYS, REFUSALS_FOR_GOOD } from '@repo/domain/permission-to-ask';
import { refusedEmployers } from '../src/db/schema/consents.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const DAY_MILLISECONDS = 86_400_000;

const api = await useApi();
const work = workerAppWorkOf(api);

/** Answers the newest request, and returns the confirmation that the worker reads. */
async function answerNewest(token: string, answer: 'accepted' | 'declined'): Promise<string> {
  const [request] = await work.requests(token);
  const params = { id: request?.id ?? '' };
  return (await api.make(answerWorkerRequest, { token, params, body: { answer } })).message;
}

describe('the confirmation of an answer', () => {
  it('of a yes to a contact request says that the employer makes contact', async () => {
    const her = await work.her();
    await work.asksContact(await work.employer(), her.id);
    expect(await answerNewest(her.token, 'accepted')).toBe(english.requestAccepted);
  });

  it('of a yes to a check says what she does next', async () => {
    const her = await work.her();
    await work.invites(await work.employer(), her.phone);
    expect(await answerNewest(her.token, 'accepted')).toBe(english.checkAgreed);
  });

  it('of a no says how long the employer cannot ask', async () => {
    const her = await work.her();
    await work.invites(await work.employer(), her.phone);
    expect(await answerNewest(her.token, 'declined')).toBe(english.requestDeclined);
  });

  it('of the last no says that the employer can ask nothing more', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    const before = new Date(api.ctx.clock.now().getTime() - (REFUSAL_RESTS_DAYS + 1) * DAY_MILLISECONDS);
    await api.ctx.db.insert(refusedEmployers).values({
      workerId: her.id,
      employerId: employer.id,
      employerName: 'Njeri Test',
      declined: REFUSALS_FOR_GOOD - 1,
      refusedAt: before,
    });
    await work.invites(employer, her.phone);
    expect(await answerNewest(her.token, 'declined')).toBe(english.requestDeclinedForGood);
  });
});

it('words that a worker reported read as reported from then on', async () => {
  const her = await work.her();
  await work.asksContact(await work.employer(), her.id, 'We have two children and live near Yaya.');
  const [request] = await work.requests(her.token);
  expect(request).toMatchObject({ reportable: true, reported: false });
  await api.make(reportWords, { token: her.token, params: { id: request?.id ?? '' } });
  expect(await work.requests(her.token)).toMatchObject([{ reportable: false, reported: true }]);
});

it('a consent says whether its employer is blocked now', async () => {
  const [her, blocked] = [await work.her(), await work.employer()];
  await work.invites(await work.employer(), her.phone);
  await answerNewest(her.token, 'accepted');
  await work.invites(blocked, her.phone);
  await answerNewest(her.token, 'accepted');
  const consents = async () =>
    (await api.make(listWorkerConsents, { token: her.token })).consents.map((each) => each.refusal);
  const [newest] = (await api.make(listWorkerConsents, { token: her.token })).consents;
  expect(await consents()).toEqual([null, null]);
  await api.make(blockEmployer, { token: her.token, body: { request_id: newest?.request_id ?? '' } });
  expect(await consents()).toEqual(['blocked', null]);
  const [block] = (await api.make(listWorkerBlocks, { token: her.token })).blocks;
  await api.make(endWorkerBlock, { token: her.token, params: { id: block?.id ?? '' } });
  expect(await consents()).toEqual([null, null]);
});

it('the list of refused employers names the latest request of each, which blocks it for good', async () => {
  const [her, employer] = [await work.her(), await work.employer()];
  const blocks = async () => (await api.make(listWorkerBlocks, { token: her.token })).blocks;
  await work.invites(employer, her.phone);
  await answerNewest(her.token, 'accepted');
  await api.advance(1);
  await work.asksContact(employer, her.id);
  await work.invites(await work.employer(), her.phone);
  const newest = (await work.requests(her.token)).find(({ kind }) => kind === 'contact_request');
  const params = { id: newest?.id ?? '' };
  await api.make(answerWorkerRequest, { token: her.token, params, body: { answer: 'declined' } });
  expect(await blocks()).toMatchObject([{ kind: 'resting', request_id: newest?.id }]);
  await api.make(blockEmployer, { token: her.token, body: { request_id: newest?.id ?? '' } });
  expect(await blocks()).toMatchObject([{ kind: 'blocked', until: null }]);
});
