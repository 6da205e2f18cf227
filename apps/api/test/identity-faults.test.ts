import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '../src/context.ts';
import { identityImages, identityJobs } from '../src/db/schema/identity.ts';
import type { SubmittedCheck } from '../src/providers/identity/identity.ts';
import { checkedKey } from '../src/providers/storage/storage.ts';
import { submitJob } from '../src/services/evidence/identity/submit-job.ts';
import { type TestWorker, useIdentity } from './identity-work.ts';

let amani: TestWorker;
const { api, identity } = await useIdentity();
beforeEach(async () => {
  amani = await identity.worker();
});

/** An attempt whose photos the provider has not accepted yet. No submission is running. */
async function stuck(): Promise<string> {
  await identity.faults({ fail_rate: 1 });
  const id = await identity.send(amani);
  await api.eventually(async () =>
    expect(await identity.job(id)).toMatchObject({ state: 'queued', tries: 1, submissions: 0 }),
  );
  await identity.faults({});
  return id;
}

const change = (id: string, columns: Partial<typeof identityJobs.$inferInsert>) =>
  api.ctx.db.update(identityJobs).set(columns).where(eq(identityJobs.id, id));

/** The same service, with different answers of the provider. */
const withProvider = (submit: Context['identity']['submit']): Context => ({
  ...api.ctx,
  identity: { ...api.ctx.identity, submit },
});
const answering = (answer: SubmittedCheck) => withProvider(async () => answer);
/** The provider gets the photos, but its answer is lost. */
const losingAnswers = () =>
  withProvider(async (check) => {
    await api.ctx.identity.submit(check);
    return { kind: 'unknown', reason: 'no answer' };
  });
const atProvider = async (id: string) =>
  (await identity.waiting()).filter(({ user_id }) => user_id === id).map(({ job_id }) => job_id);

describe('photos that the provider does not take', () => {
  it('wait, and are taken when it is well again', async () => {
    const id = await stuck();
    expect(await identity.status(amani)).toMatchObject({ status: 'checking', attempts_left: 4 });
    await api.advance(90);
    const { submissions } = await identity.reaches(id, 'processing');
    expect(submissions).toBe(1);
  });

  it('are looked at by a person after three days', async () => {
    const id = await stuck();
    await identity.faults({ fail_rate: 1 });
    await api.advance(3 * 86_400 + 60);
    expect(await identity.reaches(id, 'review')).toMatchObject({ reason: 'provider_trouble' });
  });

  it('are taken from a slow provider, and one that breaks now and then', async () => {
    await identity.faults({ delay_ms: 300, fail_rate: 0.3 });
    const id = await identity.send(amani);
    await api.eventually(async () => {
      const { state } = await identity.job(id);
      // The clock stands still during a submission: minutes of clock time would end the wait for the answer.
      if (state === 'queued') await api.advance(120);
      expect(state).toBe('processing');
    });
    expect(await atProvider(id)).toHaveLength(1);
  });

  it.each([
    ['photos', 'failed', 'photos_unusable'],
    ['number', 'failed', 'number_invalid'],
    ['other', 'review', 'provider_trouble'],
  ] as const)('because of the %s are %s: %s', async (because, state, reason) => {
    const id = await stuck();
    const logged = vi.spyOn(api.ctx.log, 'error');
    const sentence = 'Amani Wanjiru Test, 31000001, is not known.';
    await submitJob(answering({ kind: 'refused', because, reason: sentence }), id);
    expect(await identity.job(id)).toMatchObject({
      state,
      reason,
      providerReason: because === 'other' ? sentence : null,
    });
    expect(logged).toHaveBeenCalledTimes(because === 'other' ? 1 : 0);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('Amani');
    logged.mockRestore();
  });
});

describe('an answer that is lost', () => {
  it('is made up for by the callback, which names our id', async () => {
    const id = await stuck();
    await submitJob(losingAnswers(), id);
    expect(await identity.job(id)).toMatchObject({ state: 'submitting', providerJobId: null });
    const [providerId = ''] = await atProvider(id);
    await identity.decide(providerId, { outcome: 'approved' });
    expect(await identity.reaches(id, 'verified')).toMatchObject({
      providerJobId: providerId,
      submissions: 1,
    });
    // The photos went to the provider. The audit trail records it as after an answer that arrives.
    expect(await identity.audit(id)).toContainEqual(
      expect.objectContaining({
        action: 'identity-handed-over',
        details: { worker: expect.any(String) as unknown, providerJob: providerId, submission: 1 },
      }),
    );
  });

  it('is waited for, and then the same photos are handed over again, three times at most', async () => {
    await identity.faults({ drop_callbacks: true });
    const id = await stuck();
    await submitJob(losingAnswers(), id);
    await api.advance(10 * 60);
    expect(await identity.job(id)).toMatchObject({ state: 'submitting', submissions: 1 });
    await api.advance(6 * 60);
    expect(await identity.reaches(id, 'processing')).toMatchObject({ submissions: 2 });
    await change(id, { state: 'submitting', submissions: 3, nextTryAt: api.ctx.clock.now() });
    await api.advance(60);
    expect(await identity.reaches(id, 'review')).toMatchObject({ reason: 'provider_trouble' });
  });

  it('that arrives after a person has decided changes nothing but the record of who has her photos', async () => {
    await identity.faults({ drop_callbacks: true });
    const id = await stuck();
    const answer = withProvider(async (check) => {
      const taken = await api.ctx.identity.submit(check);
      await change(id, { state: 'failed', reason: 'face_differs' });
      return taken;
    });
    await submitJob(answer, id);
    expect(await identity.job(id)).toMatchObject({ state: 'failed', providerJobId: null });
    const [providerId] = await atProvider(id);
    expect(await identity.audit(id)).toContainEqual(
      expect.objectContaining({
        action: 'identity-handed-over',
        details: { worker: expect.any(String) as unknown, providerJob: providerId, submission: 1 },
      }),
    );
  });

  it('that arrives after its callback changes nothing any more', async () => {
    const id = await stuck();
    await submitJob(
      withProvider(async (check) => {
        const answer = await api.ctx.identity.submit(check);
        const [providerId = ''] = await atProvider(id);
        await identity.decide(providerId, { outcome: 'approved' });
        await identity.reaches(id, 'verified');
        return answer;
      }),
      id,
    );
    expect(await identity.job(id)).toMatchObject({ state: 'verified', submissions: 1 });
  });
});

describe('an answer that comes after the callback', () => {
  it('loses nothing of what that said about photos that could not be checked', async () => {
    const id = await stuck();
    const looked = vi.spyOn(api.ctx.identity, 'fetchStatus');
    await submitJob(
      withProvider(async (check) => {
        const answer = await api.ctx.identity.submit(check);
        const [providerId = ''] = await atProvider(id);
        await identity.decide(providerId, { outcome: 'failed', reason: 'content_policy_violated' });
        await api.eventually(async () => expect(looked).toHaveBeenCalledWith(providerId));
        return answer;
      }),
      id,
    );
    looked.mockRestore();
    expect(await identity.reaches(id, 'failed')).toMatchObject({ reason: 'photos_unusable', submissions: 1 });
  });

  it('is not waited for once it is lost: the same photos are handed over again', async () => {
    const id = await stuck();
    await submitJob(losingAnswers(), id);
    const [providerId = ''] = await atProvider(id);
    await identity.decide(providerId, { outcome: 'failed', reason: 'internal_error' });
    await api.advance(16 * 60);
    expect(await identity.reaches(id, 'processing')).toMatchObject({ submissions: 2 });
    expect(await atProvider(id)).toHaveLength(1);
  });
});

describe('a process that dies', () => {
  it('before it began leaves photos that are handed over later', async () => {
    const id = await stuck();
    // The job of the dead process is lost too.
    await change(id, { tries: 0, nextTryAt: new Date(api.ctx.clock.now().getTime() + 60_000) });
    await api.advance(90);
    expect(await identity.reaches(id, 'processing')).toMatchObject({ submissions: 1 });
  });

  it('while it hands photos over leaves them to be handed over again', async () => {
    const id = await stuck();
    const died = new Error('killed');
    await expect(
      submitJob(
        withProvider(async () => {
          throw died;
        }),
        id,
      ),
    ).rejects.toBe(died);
    expect(await identity.job(id)).toMatchObject({ state: 'submitting', submissions: 1 });
    await api.advance(16 * 60);
    expect(await identity.reaches(id, 'processing')).toMatchObject({ submissions: 2 });
    expect(await atProvider(id)).toHaveLength(1);
  });

  it('and two that work at once hand photos over once', async () => {
    const id = await stuck();
    await Promise.all(Array.from({ length: 5 }, () => submitJob(api.ctx, id)));
    await identity.reaches(id, 'processing');
    expect(await atProvider(id)).toHaveLength(1);
  });
});

it('photos that are gone from the storage are a person’s matter, not the worker’s fault', async () => {
  const id = await stuck();
  const [selfie] = await api.ctx.db
    .select()
    .from(identityImages)
    .where(and(eq(identityImages.jobId, id), eq(identityImages.part, 'selfie')));
  await api.ctx.storage.delete(checkedKey(selfie?.fileKey ?? ''));
  await submitJob(api.ctx, id);
  expect(await identity.job(id)).toMatchObject({ state: 'review', reason: 'provider_trouble' });
});

it.each([
  ['en', '/privacy'],
  ['sw', '/sw/privacy'],
] as const)('names the notice that was read in %s', async (consentLanguage, path) => {
  const id = await stuck();
  await change(id, { consentLanguage });
  let told: string | undefined;
  const asked = withProvider(async ({ consent }) => {
    told = consent.policyUrl;
    return { kind: 'try-later', reason: 'asked enough' };
  });
  await submitJob(asked, id).catch(() => null);
  expect(told).toBe(`${api.ctx.config.publicOrigin}${path}`);
});
