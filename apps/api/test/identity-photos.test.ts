import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdentityToken, getIdentityToken } from '@repo/api-client/contract/identity';
import { keptDays } from '@repo/domain/kept-days';
import { identityJobs } from '../src/db/schema/identity.ts';
import { workers } from '../src/db/schema/people.ts';
import { followJobs } from '../src/services/evidence/identity/follow-jobs.ts';
import type { Answer } from './harness.ts';
import { type TestWorker, useIdentity } from './identity-work.ts';
import { picture, uploadWorkOf } from './upload-work.ts';

const DAY_SECONDS = 86_400;

let amani: TestWorker;
const { api, identity } = await useIdentity();
const uploads = uploadWorkOf(api);
const face = await picture('#884422', 64, 64);
const card = await picture('#224488', 80, 50);
beforeEach(async () => {
  amani = await identity.worker();
});

type Part = readonly [field: string, content: Buffer | string];
const complete = (token: string): readonly Part[] => [
  ['token', token],
  ['consent', 'granted'],
  ['selfie', face],
  ...Array.from({ length: 6 }, (): Part => ['liveness', face]),
  ['id_front', card],
  ['id_back', card],
];

async function sendForm(jobId: string, parts: readonly Part[], token = amani.token): Promise<Answer> {
  const form = new FormData();
  for (const [field, content] of parts)
    if (typeof content === 'string') form.append(field, content);
    else form.append(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'photo.jpg');
  const request = new Request('http://a/', { method: 'POST', body: form });
  return api.call('POST', `/api/smile-id/jobs/${jobId}/photos`, {
    token,
    body: new Uint8Array(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}

const permit = (worker = amani) => api.make(createIdentityToken, { token: worker.token });
const nothingIsLeft = () =>
  api.eventually(async () => {
    expect(await uploads.kept()).toEqual([]);
    expect(await uploads.incoming()).toEqual([]);
    expect(await uploads.rows()).toEqual([]);
  });

describe('a permission', () => {
  // spec: worker-calls/identity-token
  it('is given by either call, for an attempt of its own each time', async () => {
    const first = await permit();
    const second = await api.make(getIdentityToken, { token: amani.token });
    expect(first.job_id).not.toBe(second.job_id);
    expect(first).toMatchObject({ attempts_left: 5 });
    expect(new Date(first.expires_at).getTime() - api.ctx.clock.now().getTime()).toBeGreaterThan(14 * 60_000);
    expect(first.token).not.toContain(amani.id);
  });

  it.each([
    ['a name', { name: null }, ['name']],
    ['a date of birth', { dateOfBirth: null }, ['date_of_birth']],
    ['a National ID', { nationalIdCipher: null, nationalIdHash: null }, ['national_id']],
    ['a family name', { name: 'Amani' }, ['name']],
    ['a National ID of 6 to 9 digits', { nationalIdCipher: api.ctx.secrets.seal('12') }, []],
  ])('is not given without %s', async (_what, columns, required) => {
    await api.ctx.db.update(workers).set(columns).where(eq(workers.id, amani.id));
    await expect(api.call('POST', '/api/smile-id/token', { token: amani.token })).resolves.toMatchObject({
      status: 400,
      body: { required },
    });
  });

  it.each([
    ['of another worker', async () => (await permit(await identity.worker())).token],
    ['for another attempt', async () => (await permit()).token],
    ['that nobody gave', async () => 'k1.AAAA'],
    ['that is none', async () => 'x'],
    ['sealed for something else', async () => api.ctx.secrets.seal('{"job":1}')],
  ])('%s takes no photos', async (_what, token) => {
    const { job_id } = await permit();
    expect(await sendForm(job_id, complete(await token()))).toMatchObject({
      status: 400,
      body: { fields: { token: expect.stringMatching(/has run out/) } },
    });
    await nothingIsLeft();
  });

  it('runs out after fifteen minutes', async () => {
    const { job_id, token } = await permit();
    await api.advance(15 * 60 + 1);
    expect(await sendForm(job_id, complete(token))).toMatchObject({ status: 400 });
  });
});

describe('photos', () => {
  it('are taken, handed over, and deleted with the verdict', async () => {
    const { job_id, token } = await permit();
    expect(await sendForm(job_id, complete(token))).toMatchObject({
      status: 200,
      body: { smile_status: 'pending', status: 'checking', attempts_left: 4, may_send: false },
    });
    expect(await uploads.kept()).toHaveLength(9);
    expect(await uploads.incoming()).toEqual([]);
    const { providerJobId } = await identity.reaches(job_id, 'processing');
    expect(await identity.atProvider(providerJobId ?? '')).toMatchObject({ user_id: job_id, photos: 7 });
    await identity.decide(providerJobId ?? '', { outcome: 'approved' });
    await identity.reaches(job_id, 'verified');
    await nothingIsLeft();
  });

  it('sent again over a bad network, or twice at once, are one attempt', async () => {
    const { job_id, token } = await permit();
    const answers = await Promise.all([sendForm(job_id, complete(token)), sendForm(job_id, complete(token))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await sendForm(job_id, complete(token))).toMatchObject({
      status: 200,
      body: { status: 'checking', attempts_left: 4 },
    });
    expect(await api.ctx.db.$count(identityJobs, eq(identityJobs.workerId, amani.id))).toBe(1);
    await api.eventually(async () => expect(await uploads.kept()).toHaveLength(9));
    const { providerJobId } = await identity.reaches(job_id, 'processing');
    await identity.decide(providerJobId ?? '', { outcome: 'approved' });
    await identity.reaches(job_id, 'verified');
    await nothingIsLeft();
  });

  it('of two attempts at the same moment are one attempt’s, and the others are given back', async () => {
    const permits = [await permit(), await permit(), await permit()];
    const answers = await Promise.all(permits.map(({ job_id, token }) => sendForm(job_id, complete(token))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const jobs = await api.ctx.db.select().from(identityJobs).where(eq(identityJobs.workerId, amani.id));
    expect(jobs).toMatchObject([{ attempt: 1 }]);
    await api.eventually(async () => expect(await uploads.kept()).toHaveLength(9));
    const { providerJobId } = await identity.reaches(jobs[0]?.id ?? '', 'processing');
    await identity.decide(providerJobId ?? '', { outcome: 'approved' });
    await identity.reaches(jobs[0]?.id ?? '', 'verified');
    await nothingIsLeft();
  });

  const without = (field: string) => (token: string) => complete(token).filter(([name]) => name !== field);
  const plus =
    (...more: readonly Part[]) =>
    (token: string) => [...complete(token), ...more];
  const instead = (field: string, content: () => Buffer | string) => (token: string) => {
    const parts = complete(token);
    const place = parts.findIndex(([name]) => name === field);
    return parts.with(place, [field, content()]);
  };
  it.each<[string, (token: string) => readonly Part[], number, object]>([
    ['no selfie', without('selfie'), 400, { fields: { selfie: 'Please choose a photo.' } }],
    ['no card', without('id_front'), 400, { fields: { id_front: 'Please choose a photo.' } }],
    ['no frames', without('liveness'), 400, { fields: { liveness: 'Please choose a photo.' } }],
    ['no consent', without('consent'), 400, { fields: { consent: expect.any(String) } }],
    ['another consent', instead('consent', () => 'no'), 400, { fields: { consent: expect.any(String) } }],
    ['no permission', without('token'), 400, { fields: { token: expect.any(String) } }],
    ['a line too many', plus(['extra', 'x']), 400, { fields: { extra: expect.any(String) } }],
    [
      'a text for a selfie',
      instead('selfie', () => Buffer.from('hello')),
      400,
      { fields: { selfie: expect.stringMatching(/must be a JPG/) } },
    ],
    [
      'a PDF for a card',
      instead('id_front', () => Buffer.from('%PDF-1.7\n')),
      400,
      { fields: { id_front: expect.stringMatching(/must be a JPG/) } },
    ],
    [
      'half a picture',
      instead('liveness', () => face.subarray(0, 200)),
      400,
      { fields: { liveness: expect.stringMatching(/could not be read/) } },
    ],
    [
      'an empty file',
      instead('selfie', () => Buffer.alloc(0)),
      400,
      { fields: { selfie: 'Please choose a photo.' } },
    ],
    [
      'too large a face',
      instead('selfie', () => Buffer.alloc(2_097_153)),
      413,
      { message: 'Photo must be less than 2MB' },
    ],
    [
      'too large a card',
      instead('id_back', () => Buffer.alloc(5_242_881)),
      413,
      { message: 'Photo must be less than 5MB' },
    ],
  ])('with %s are refused, and nothing of them stays', async (_what, parts, status, body) => {
    const { job_id, token } = await permit();
    expect(await sendForm(job_id, parts(token))).toMatchObject({ status, body });
    await nothingIsLeft();
    expect(await identity.status(amani)).toMatchObject({ status: 'not_started', attempts_left: 5 });
  });

  it('more than are asked for are refused', async () => {
    const { job_id, token } = await permit();
    for (const more of [
      ['selfie', face],
      ['passport', face],
      ['__proto__', face],
    ] as const satisfies readonly Part[])
      expect(await sendForm(job_id, [...complete(token), more])).toMatchObject({ status: 400 });
    const nine = Array.from({ length: 9 }, (): Part => ['liveness', face]);
    expect(await sendForm(job_id, [...complete(token), ...nine])).toMatchObject({ status: 400 });
    await nothingIsLeft();
  });

  it('are no JSON, and come from her alone', async () => {
    const { job_id, token } = await permit();
    expect(
      await api.call('POST', `/api/smile-id/jobs/${job_id}/photos`, { token: amani.token, body: {} }),
    ).toMatchObject({ status: 400 });
    expect(await sendForm(job_id, complete(token))).toMatchObject({ status: 200 });
    const other = await identity.worker();
    // For another worker the attempt does not exist.
    expect(await sendForm(job_id, complete(token), other.token)).toMatchObject({ status: 404 });
    expect(await sendForm('not-an-id', complete(token))).toMatchObject({ status: 404 });
    expect(await api.call('GET', `/api/smile-id/status/${amani.id}`, { token: other.token })).toMatchObject({
      status: 404,
    });
    expect(
      await api.call('GET', `/api/smile-id/status/${randomUUID()}`, { token: other.token }),
    ).toMatchObject({ status: 404 });
    await api.make(createIdentityToken, { token: other.token });
    expect(await api.call('POST', '/api/smile-id/token', { token: amani.token })).toMatchObject({
      status: 409,
    });
    const { providerJobId } = await identity.reaches(job_id, 'processing');
    await identity.decide(providerJobId ?? '', { outcome: 'approved' });
    await identity.reaches(job_id, 'verified');
  });
});

it('photos are taken from a worker sixty times a day, whatever becomes of them, and from another meanwhile', async () => {
  const { job_id, token } = await permit();
  const unfit = complete(token).filter(([field]) => field !== 'selfie');
  const statuses: number[] = [];
  for (let times = 0; times < 60; times += 1) statuses.push((await sendForm(job_id, unfit)).status);
  expect(new Set(statuses)).toEqual(new Set([400]));
  const refused = await sendForm(job_id, complete(token));
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Too many photos were sent. Please try again tomorrow.' },
  });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(DAY_SECONDS);
  await nothingIsLeft();
  expect(await identity.status(amani)).toMatchObject({ status: 'not_started', attempts_left: 5 });
  const other = await identity.worker();
  const others = await permit(other);
  expect(await sendForm(others.job_id, complete(others.token), other.token)).toMatchObject({ status: 200 });
  await identity.reaches(others.job_id, 'processing');
  await api.advance(wait);
  const tomorrow = await permit();
  expect(await sendForm(tomorrow.job_id, complete(tomorrow.token))).toMatchObject({ status: 200 });
  await identity.reaches(tomorrow.job_id, 'processing');
}, 120_000);

describe('what is kept of a face and a card', () => {
  it.each([
    ['with the provider', { drop_callbacks: true }, undefined],
    ['with the team', {}, { outcome: 'rejected', reason: 'high_risk' }],
    ['with her', {}, { outcome: 'approved', name_on_id: 'AMANI NJERI KAMAU' }],
  ])('goes after thirty days while it is %s, and costs her no attempt', async (_where, faults, decision) => {
    await identity.faults(faults);
    const { id, providerId } = await identity.submitted(amani);
    if (decision !== undefined) {
      await identity.decide(providerId, decision);
      await identity.reaches(id, 'review', 'name_differs');
    }
    await api.advance((keptDays.identityPhotos - 1) * DAY_SECONDS);
    expect(await identity.images(id)).toHaveLength(8);
    await api.advance(DAY_SECONDS + 60);
    expect(await identity.reaches(id, 'failed')).toMatchObject({ reason: 'expired' });
    await nothingIsLeft();
    expect(keptDays.identityPhotos).toBe(30);
    amani = { ...amani, token: await api.signInWorker(amani.phone) };
    expect(await identity.status(amani)).toMatchObject({
      status: 'failed',
      reason: 'expired',
      attempts_left: 5,
      may_send: true,
      message: expect.stringMatching(/within 30 days/),
    });
  });

  it('goes also behind an attempt with which something is wrong', async () => {
    await identity.faults({ drop_callbacks: true });
    const { id: broken } = await identity.submitted(await identity.worker());
    const { id } = await identity.submitted(amani);
    const monthsAgo = new Date(api.ctx.clock.now().getTime() - 60 * DAY_SECONDS * 1000);
    const { db } = api.ctx;
    await db.update(identityJobs).set({ createdAt: monthsAgo }).where(eq(identityJobs.id, id));
    await db
      .update(identityJobs)
      .set({ state: 'submitting', nextTryAt: monthsAgo, createdAt: new Date(monthsAgo.getTime() - 1000) })
      .where(eq(identityJobs.id, broken));
    await api.owner.execute(
      sql.raw(`
        create function refuse_change() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
        create trigger refuse_change before update on identity_jobs for each row
          when (old.id = '${broken}') execute function refuse_change();
      `),
    );
    try {
      await followJobs(api.ctx);
      expect(await identity.images(id)).toEqual([]);
      expect(await identity.job(id)).toMatchObject({ state: 'failed', reason: 'expired' });
    } finally {
      await api.owner.execute(sql`drop function refuse_change() cascade`);
    }
    await followJobs(api.ctx);
    await nothingIsLeft();
  });

  it('goes later where the storage was away, and is not forgotten', async () => {
    const { id, providerId } = await identity.submitted(amani);
    const away = vi.spyOn(api.ctx.storage, 'delete').mockRejectedValue(new Error('away'));
    await identity.decide(providerId, { outcome: 'approved' });
    await identity.reaches(id, 'verified');
    expect(await uploads.kept()).toHaveLength(8);
    away.mockRestore();
    await api.advance(3600);
    await nothingIsLeft();
  });
});
