import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { providerEvents } from '../src/db/schema/messages.ts';
import { type TestWorker, useIdentity } from './identity-work.ts';

const NOBODY = 'job_01h2xcejqtf2nbrexx3vqjhp41';
const LIMIT_BYTES = 1.5 * 1024 * 1024;
const ANSWER_MILLISECONDS = 35_000;

let amani: TestWorker;
const { api, identity } = await useIdentity();
beforeEach(async () => {
  amani = await identity.worker();
});

const events = () => api.ctx.db.select().from(providerEvents).where(eq(providerEvents.provider, 'smileid'));
const allWorked = () =>
  api.eventually(async () =>
    expect((await events()).filter(({ processedAt }) => processedAt === null)).toEqual([]),
  );

interface Check {
  readonly id: string;
  readonly providerId: string;
}
const idHeaders = ({ id, providerId }: Check) => ({ 'job-id': providerId, 'user-id': id });
const signedHeaders = (check: Check, minutesOld = 0, apiKey?: string) => ({
  ...idHeaders(check),
  ...identity.signature(minutesOld, apiKey),
  'content-type': 'application/json',
});
/** As documented: no ids at the top, and none in `partner_params` either. They stand in the headers. */
const body = (more: object = {}) => ({
  status: 'clear',
  message: 'Job completed',
  partner_params: { check: 'c-1' },
  id_fields: { full_name: 'AMANI WANJIRU TEST' },
  ...more,
});

/** An approved check whose own callback is lost. */
async function approved(): Promise<Check> {
  await identity.faults({ drop_callbacks: true });
  const check = await identity.submitted(amani);
  await identity.decide(check.providerId, { outcome: 'approved' });
  return check;
}

// spec: worker-calls/identity-callback
it('the documented callback of the provider verifies, from the photos to the verdict', async () => {
  const check = await identity.submitted(amani);
  await identity.decide(check.providerId, { outcome: 'approved' });
  expect(await identity.reaches(check.id, 'verified')).toMatchObject({
    calledBackAt: expect.any(Date),
    nameOnId: 'AMANI WANJIRU TEST',
    callbackRequests: 0,
  });
  const stored = (await events()).at(-1)?.bodyCipher ?? '';
  const { isSigned, ...event } = z
    .object({ isSigned: z.boolean(), jobId: z.string(), userId: z.string(), body: z.string() })
    .parse(JSON.parse(api.ctx.secrets.open(stored)));
  expect(isSigned).toBe(true);
  expect([event.jobId, event.userId]).toEqual([check.providerId, check.id]);
  expect(JSON.parse(event.body)).not.toHaveProperty('job_id');
});

it('a callback with its ids in the headers alone is read', async () => {
  const check = await approved();
  await identity.callBack(body(), { headers: signedHeaders(check) });
  expect(await identity.reaches(check.id, 'verified')).toMatchObject({ callbackRequests: 0 });
});

describe('a callback that names two', () => {
  it.each([
    ['jobs', (check: Check) => ({ partner_params: { job_id: NOBODY, user_id: check.id } })],
    ['workers', (check: Check) => ({ job_id: check.providerId, user_id: 'user_1' })],
  ])('%s is kept, and not believed', async (_what, more) => {
    const check = await approved();
    const before = (await events()).length;
    const answer = await identity.callBack(body(more(check)), { headers: signedHeaders(check) });
    expect(answer).toMatchObject({ status: 200, body: { received: true } });
    await allWorked();
    expect(await events()).toHaveLength(before + 1);
    expect(await identity.job(check.id)).toMatchObject({
      state: 'processing',
      calledBackAt: null,
      nameOnId: null,
    });
  });
});

describe('the signature', () => {
  it.each([
    ['of another key', (check: Check) => signedHeaders(check, 0, 'another-key')],
    ['of two hours ago', (check: Check) => signedHeaders(check, 120)],
    ['of tomorrow', (check: Check) => signedHeaders(check, -24 * 60)],
    ['without its time', (check: Check) => ({ ...signedHeaders(check), 'response-timestamp': '' })],
  ])('%s is refused, and nothing is stored', async (_what, headersOf) => {
    const check = await approved();
    const before = (await events()).length;
    const headers = headersOf(check);
    expect(await identity.callBack(body(), { headers })).toMatchObject({ status: 401 });
    expect(await events()).toHaveLength(before);
  });

  it('does not open another address', async () => {
    const check = await approved();
    const answer = await identity.callBack(body(), { headers: signedHeaders(check), secret: 'x'.repeat(32) });
    expect(answer).toMatchObject({ status: 404 });
  });

  it('that is missing leaves a hint where to look, and no more', async () => {
    const check = await identity.submitted(amani);
    await identity.faults({ drop_callbacks: true });
    await identity.decide(check.providerId, { outcome: 'rejected', reason: 'high_risk' });
    const told = body({ status: 'block', reason: 'face_verification_failed' });
    const headers = { ...idHeaders(check), 'content-type': 'application/json' };
    expect(await identity.callBack(told, { headers })).toMatchObject({ status: 200 });
    await allWorked();
    expect(await identity.job(check.id)).toMatchObject({
      state: 'processing',
      providerWord: 'rejected',
      providerReason: null,
      calledBackAt: null,
    });
    await api.advance(180);
    expect(await identity.reaches(check.id, 'review')).toMatchObject({ reason: 'no_reason' });
  });

  it('of the provider counts although the same bytes came without it', async () => {
    const check = await approved();
    const headers = { ...idHeaders(check), 'content-type': 'application/json' };
    await identity.callBack(body(), { headers });
    await allWorked();
    await identity.callBack(body(), { headers: signedHeaders(check) });
    expect(await identity.reaches(check.id, 'verified')).toMatchObject({ callbackRequests: 0 });
  });
});

describe('a large callback', () => {
  const ofBytes = (bytes: number) => {
    const empty = JSON.stringify(body({ image_links: { selfie: '' } }));
    return JSON.stringify(body({ image_links: { selfie: 'a'.repeat(bytes - empty.length) } }));
  };

  it('of 1.5 MB is stored and believed', async () => {
    const check = await approved();
    const begin = performance.now();
    const answer = await identity.callBack(ofBytes(LIMIT_BYTES), { headers: signedHeaders(check) });
    expect(answer).toMatchObject({ status: 200 });
    expect(performance.now() - begin).toBeLessThan(ANSWER_MILLISECONDS);
    expect(await identity.reaches(check.id, 'verified')).toMatchObject({ callbackRequests: 0 });
  });

  it('of more is refused, as it is at every other address long before', async () => {
    const check = await approved();
    const headers = signedHeaders(check);
    expect(await identity.callBack(ofBytes(LIMIT_BYTES + 1), { headers })).toMatchObject({ status: 413 });
    const other = await api.call('POST', '/api/callbacks/paystack', { body: ofBytes(65 * 1024), headers });
    expect(other).toMatchObject({ status: 413 });
  });
});
