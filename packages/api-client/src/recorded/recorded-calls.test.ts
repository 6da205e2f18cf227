import { afterEach, expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { failureOf } from '../client/failure.ts';
import { getPurchaseCallback, listPackages, purchasePackage } from '../contract/employer.ts';
import { getPublicProfile, listNannies } from '../contract/nannies.ts';
import { answers, breaks, once, playRecordings, refuses, waits, type Recording } from './recorded-calls.ts';

const ID = '0198f3a1-0000-7000-8000-000000000001';
const OTHER = '0198f3a1-0000-7000-8000-000000000002';
const profile = {
  id: ID,
  trust_score: 82,
  trust_badge: 'Platinum',
  trust_checked: true,
  trust_reach: null,
  trust_score_breakdown: [],
};

const client = createClient({
  baseUrl: '',
  token: () => 'a-token',
  onUnauthorised: () => undefined,
  timeoutMs: 1000,
});

let stop: (() => void) | undefined;
const play = (...recordings: Recording[]) => {
  ({ stop } = playRecordings(recordings));
};
afterEach(() => {
  stop?.();
  stop = undefined;
});

const failureFrom = async (work: Promise<unknown>) => failureOf(await work.catch((error: unknown) => error));

test('what is recorded comes back through the client', async () => {
  play(answers(getPublicProfile, profile));
  expect(await client.call(getPublicProfile, { params: { id: OTHER } })).toEqual(profile);
});

test('the first recording that fits is taken, by its params and its query', async () => {
  play(
    answers(getPublicProfile, { ...profile, trust_score: 10 }, { params: { id: OTHER } }),
    answers(getPublicProfile, profile),
    answers(listNannies, [], { query: { q: 'Nobody' } }),
    breaks(listNannies),
  );
  const score = async (id: string) => (await client.call(getPublicProfile, { params: { id } })).trust_score;
  expect([await score(OTHER), await score(ID)]).toEqual([10, 82]);
  expect(await client.call(listNannies, { query: { q: 'Nobody', limit: '10' } })).toEqual([]);
  expect(await failureFrom(client.call(listNannies, { query: {} }))).toEqual({ kind: 'network' });
});

test('what was changed is told of from then on, anew for every playing', async () => {
  const recordings = [
    ...once(listPackages, [answers(getPublicProfile, { ...profile, trust_score: 10 })]),
    answers(getPublicProfile, profile),
    answers(listPackages, []),
  ];
  const score = async () => (await client.call(getPublicProfile, { params: { id: ID } })).trust_score;
  for (const _playing of [1, 2]) {
    play(...recordings);
    expect(await score()).toBe(82);
    await client.call(listPackages, {});
    expect(await score()).toBe(10);
    stop?.();
  }
});

test('an answer that the contract refuses cannot be recorded', () => {
  expect(() => answers(getPublicProfile, { ...profile, id: 'no id' })).toThrow(
    /The contract refuses what is recorded of GET \/nannies\/\{id\}\/public-profile/,
  );
});

test('a refusal has the words, and the shape that its call has', async () => {
  play(
    refuses(listPackages, 503, 'Come back later.', { retry_after: 60 }),
    refuses(purchasePackage, 409, 'You have already purchased this package for this nanny.'),
  );
  expect(await failureFrom(client.call(listPackages, {}))).toMatchObject({
    kind: 'api',
    status: 503,
    message: 'Come back later.',
    retryAfter: 60,
  });
  const body = { nanny_id: ID, package_id: 17, callback_url: 'http://localhost/' };
  expect(await failureFrom(client.call(purchasePackage, { body }))).toMatchObject({
    status: 409,
    message: 'You have already purchased this package for this nanny.',
  });
});

test('a call that waits is never answered', async () => {
  play(waits(listPackages));
  const answered = client.call(listPackages, {}).then(
    () => 'answered',
    () => 'failed',
  );
  const later = new Promise((resolve) => {
    setTimeout(resolve, 20, 'still waiting');
  });
  expect(await Promise.race([answered, later])).toBe('still waiting');
});

test('what nobody has recorded fails, and is told of', async () => {
  const playing = playRecordings([]);
  ({ stop } = playing);
  expect(await failureFrom(client.call(getPurchaseCallback, { query: { reference: 'R' } }))).toEqual({
    kind: 'network',
  });
  expect(playing.unknown).toEqual(['GET /api/employer/purchase-callback']);
});

test('afterwards the real service is asked again', () => {
  const real = globalThis.fetch;
  const playing = playRecordings([]);
  expect(globalThis.fetch).not.toBe(real);
  playing.stop();
  expect(globalThis.fetch).toBe(real);
});
