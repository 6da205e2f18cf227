import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identityJobs } from '../src/db/schema/identity.ts';
import { providerEvents } from '../src/db/schema/messages.ts';
import { identityWorkOf, startIdentityApi, type TestWorker } from './identity-work.ts';
import { useApi } from './use-api.ts';

const NOWHERE = 'job_01h2xcejqtf2nbrexx3vqjhp41';

let amani: TestWorker;
const api = await useApi(startIdentityApi);
const identity = identityWorkOf(api);

/** Each test sends its own callbacks, unless it says otherwise. The sandbox drops the provider's own callbacks. */
beforeEach(async () => {
  await identity.faults({ drop_callbacks: true });
  amani = await identity.worker();
});

const events = () => api.ctx.db.select().from(providerEvents).where(eq(providerEvents.provider, 'smileid'));
const allWorked = () =>
  api.eventually(async () =>
    expect((await events()).filter(({ processedAt }) => processedAt === null)).toEqual([]),
  );

interface Claim {
  readonly id: string;
  readonly providerId: string;
}
const claim = ({ id, providerId }: Claim, status = 'clear', more: object = {}) => ({
  status,
  message: 'Job completed',
  job_id: providerId,
  user_id: id,
  full_name: 'AMANI WANJIRU TEST',
  ...more,
});
const changes = async (id: string) =>
  (await identity.audit(id)).filter(({ action }) => action === 'identity-changed').length;

describe('a callback', () => {
  // spec: worker-calls/identity-callback
  it('is stored before anything is made of it, encrypted, and answered 200', async () => {
    const check = await identity.submitted(amani);
    const before = (await events()).length;
    await expect(identity.callBack(claim(check))).resolves.toMatchObject({
      status: 200,
      body: { received: true },
    });
    const stored = await events();
    expect(stored).toHaveLength(before + 1);
    expect(stored.map(({ bodyCipher }) => bodyCipher).join()).not.toContain(check.id);
    await allWorked();
  });

  it.each([
    ['clear', 'approved'],
    ['block', 'rejected'],
    ['attention', 'provisional'],
  ])('that claims %s before the provider says so changes nothing', async (status) => {
    const check = await identity.submitted(amani);
    await identity.callBack(claim(check, status, { reason: 'spoof_detected' }));
    await allWorked();
    expect(await identity.job(check.id)).toMatchObject({ state: 'processing', decidedAt: null });
    expect(await identity.row(amani)).toMatchObject({ smileStatus: 'pending' });
  });

  // spec: worker-calls/identity-configuration
  it('that claims the opposite of what the provider says is overruled', async () => {
    const check = await identity.submitted(amani);
    await identity.decide(check.providerId, { outcome: 'rejected' });
    await identity.callBack(claim(check, 'clear'));
    expect(await identity.reaches(check.id, 'review')).toMatchObject({ reason: 'no_reason' });
    const other = await identity.worker();
    const good = await identity.submitted(other);
    await identity.decide(good.providerId, { outcome: 'approved' });
    await identity.callBack(claim(good, 'block', { reason: 'spoof_detected' }));
    await identity.reaches(good.id, 'verified');
  });

  it('about another worker’s check gives nobody her verdict', async () => {
    const hers = await identity.submitted(amani);
    const other = await identity.worker();
    const approved = await identity.submitted(other);
    await identity.decide(approved.providerId, { outcome: 'approved' });
    // The attempt of one worker with the provider's id of the other worker's approved check, and the other way round.
    await identity.callBack(claim({ id: hers.id, providerId: approved.providerId }));
    await identity.callBack(claim({ id: approved.id, providerId: hers.providerId }));
    await allWorked();
    expect(await identity.job(hers.id)).toMatchObject({
      state: 'processing',
      providerJobId: hers.providerId,
    });
    expect(await identity.row(amani)).toMatchObject({ smileStatus: 'pending' });
    expect(await identity.job(approved.id)).toMatchObject({ state: 'processing', calledBackAt: null });
    await identity.callBack(claim(approved));
    await identity.reaches(approved.id, 'verified');
  });

  it('about photos that nobody has answered for yet is not taken for another check', async () => {
    await identity.faults({ fail_rate: 1, drop_callbacks: true });
    const id = await identity.send(amani);
    await api.eventually(async () => expect((await identity.job(id)).tries).toBe(1));
    await identity.faults({ drop_callbacks: true });
    const other = await identity.submitted(await identity.worker());
    await identity.decide(other.providerId, { outcome: 'approved' });
    await identity.callBack(claim({ id, providerId: other.providerId }));
    await identity.callBack(claim({ id, providerId: NOWHERE }));
    await allWorked();
    expect(await identity.job(id)).toMatchObject({ state: 'queued', providerJobId: null });
  });

  it('in the moment in which the handover is answered is not lost', async () => {
    const { db, clock, identity: provider } = api.ctx;
    const { id, providerId } = await identity.submitted(amani);
    const put = (facts: Partial<typeof identityJobs.$inferInsert>) =>
      db.update(identityJobs).set(facts).where(eq(identityJobs.id, id));
    const submittedAt = new Date(clock.now().getTime() - 120_000);
    await put({ state: 'submitting', providerJobId: null, submittedAt });
    await identity.decide(providerId, { outcome: 'approved' });
    const look = provider.fetchStatus.bind(provider);
    vi.spyOn(provider, 'fetchStatus').mockImplementationOnce(async (jobId) => {
      await put({ state: 'processing', providerJobId: providerId });
      return look(jobId);
    });
    await identity.callBack(claim({ id, providerId }));
    expect(await identity.reaches(id, 'verified')).toMatchObject({ calledBackAt: expect.any(Date) });
  });

  it('that is told before the provider knows of the check itself is looked at again', async () => {
    const { db, clock, identity: provider } = api.ctx;
    const { id, providerId } = await identity.submitted(amani);
    await db
      .update(identityJobs)
      .set({ state: 'submitting', providerJobId: null, submittedAt: clock.now() })
      .where(eq(identityJobs.id, id));
    await identity.decide(providerId, { outcome: 'approved' });
    vi.spyOn(provider, 'fetchStatus').mockResolvedValueOnce({ kind: 'unknown' });
    await identity.callBack(claim({ id, providerId }));
    expect(await identity.reaches(id, 'verified')).toMatchObject({ calledBackAt: expect.any(Date) });
  });

  it.each([
    ['nobody', { status: 'clear', job_id: NOWHERE, user_id: randomUUID() }],
    ['no id of ours', { status: 'clear', job_id: NOWHERE, user_id: 'user_1' }],
    ['SQL', { status: 'clear', job_id: NOWHERE, user_id: "'; drop table workers; --" }],
    ['nothing', {}],
    ['much', { status: 'clear', job_id: NOWHERE, user_id: 'a'.repeat(10_000) }],
  ])('about %s is stored, processed and forgotten', async (_what, body) => {
    expect(await identity.callBack(body)).toMatchObject({ status: 200 });
    await allWorked();
  });

  it.each(['[]', 'null', '{', '', 'status=clear', '"text"'])('that is %j is no event', async (body) => {
    const before = (await events()).length;
    const headers = { 'content-type': 'application/json' };
    expect(await identity.callBack(body, { headers })).toMatchObject({ status: 200 });
    expect(await events()).toHaveLength(before);
  });

  it('to an address that is not the provider’s is told that there is nothing', async () => {
    const check = await identity.submitted(amani);
    await identity.decide(check.providerId, { outcome: 'approved' });
    const before = (await events()).length;
    for (const wrong of ['secret', '0'.repeat(32), '%20', 'x'.repeat(190)])
      expect(await identity.callBack(claim(check), { secret: wrong })).toMatchObject({ status: 404 });
    expect(await events()).toHaveLength(before);
    expect(await identity.job(check.id)).toMatchObject({ state: 'processing' });
  });
});

describe('a verdict', () => {
  it('that is told ten times at once is one', async () => {
    const check = await identity.submitted(amani);
    await identity.decide(check.providerId, { outcome: 'approved' });
    await Promise.all(Array.from({ length: 10 }, () => identity.callBack(claim(check))));
    await identity.reaches(check.id, 'verified');
    await allWorked();
    expect(await changes(check.id)).toBe(1);
    await api.waitForSms(amani.phone, /identity is verified/);
    expect(
      (await api.received(amani.phone)).filter((text) => /identity is verified/.test(text)),
    ).toHaveLength(1);
  });

  it('on the photos of somebody else is none', async () => {
    const check = await identity.submitted(amani);
    vi.spyOn(api.ctx.identity, 'fetchStatus').mockResolvedValueOnce({
      kind: 'approved',
      userId: randomUUID(),
    });
    await identity.callBack(claim(check));
    await allWorked();
    expect(await identity.job(check.id)).toMatchObject({ state: 'processing', providerWord: 'processing' });
    expect(await identity.row(amani)).toMatchObject({ smileStatus: 'pending' });
  });

  it('that comes three times, in any order, is one', async () => {
    await identity.faults({ duplicate_callbacks: 2, reorder_callbacks: true });
    const check = await identity.submitted(amani);
    await identity.decide(check.providerId, { outcome: 'rejected', reason: 'face_verification_failed' });
    expect(await identity.reaches(check.id, 'failed')).toMatchObject({ reason: 'face_differs' });
    await allWorked();
    expect(await changes(check.id)).toBe(1);
  });

  it('that is told again a day later, or otherwise than it was, changes nothing', async () => {
    const check = await identity.submitted(amani);
    await identity.decide(check.providerId, { outcome: 'approved' });
    await identity.callBack(claim(check));
    await identity.reaches(check.id, 'verified');
    const before = await identity.job(check.id);
    await api.advance(86_400);
    await identity.callBack(claim(check));
    await identity.callBack(claim(check, 'block', { reason: 'high_risk', full_name: 'SOMEBODY ELSE' }));
    await allWorked();
    expect(await identity.job(check.id)).toEqual(before);
    expect(await identity.row(amani)).toMatchObject({ smileStatus: 'verified' });
  });

  it('that comes days later is found by asking', async () => {
    const check = await identity.submitted(amani);
    for (const days of [1, 3, 6]) {
      await api.advance(days * 86_400);
      await api.eventually(async () => {
        const { nextTryAt, state } = await identity.job(check.id);
        expect(state).toBe('processing');
        expect(nextTryAt?.getTime()).toBeGreaterThan(api.ctx.clock.now().getTime());
      });
    }
    await identity.decide(check.providerId, { outcome: 'approved' });
    await api.advance(6 * 3600);
    await api.eventually(async () => expect((await identity.job(check.id)).providerWord).toBe('approved'));
    // Its callback is requested, and is not lost again.
    await identity.faults({});
    await api.advance(300);
    await identity.reaches(check.id, 'verified');
  });

  it('that never comes is given to a person after two weeks', async () => {
    const check = await identity.submitted(amani);
    await api.advance(14 * 86_400 + 60);
    expect(await identity.reaches(check.id, 'review')).toMatchObject({ reason: 'no_verdict' });
  });

  it('is an older attempt’s alone', async () => {
    const first = await identity.submitted(amani);
    await identity.decide(first.providerId, { outcome: 'rejected', reason: 'spoof_detected' });
    await identity.callBack(claim(first, 'block', { reason: 'spoof_detected' }));
    await identity.reaches(first.id, 'failed');
    const second = await identity.submitted(amani);
    await identity.callBack(claim(first, 'block', { reason: 'spoof_detected' }));
    await identity.callBack(claim(first, 'clear'));
    await allWorked();
    expect(await identity.job(second.id)).toMatchObject({ state: 'processing', calledBackAt: null });
    expect(await identity.status(amani)).toMatchObject({ status: 'checking' });
  });
});
