import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { getMe } from '@repo/api-client/contract/worker';
import { getNanny } from '@repo/api-client/contract/nannies';
import { english } from '@repo/domain/confirmations/english';
import { identityMessage } from '@repo/domain/confirmations/identity-message';
import { MAXIMUM_IDENTITY_ATTEMPTS } from '@repo/domain/identity-check';
import { identityJobs } from '../src/db/schema/identity.ts';
import { type TestWorker, useIdentity } from './identity-work.ts';

let amani: TestWorker;
const { api, identity, caseWork } = await useIdentity();
beforeEach(async () => {
  amani = await identity.worker();
});

const rejected = (reason: string, more: object = {}) => ({ outcome: 'rejected', reason, ...more });

describe('a worker who is who she says she is', () => {
  it('shows employers when she last changed her profile, and not when she was checked', async () => {
    const changed = new Date('2026-01-05T08:00:00Z');
    amani = await identity.worker({ createdAt: changed, profileUpdatedAt: changed });
    const employer = await caseWork.employer();
    const { id, providerId } = await identity.submitted(amani);
    await identity.decide(providerId, { outcome: 'approved', name_on_id: 'TEST AMANI' });
    await identity.reaches(id, 'verified');
    const { token } = employer;
    const { updated_at } = await api.make(getNanny, { token, params: { id: amani.id } });
    expect(new Date(updated_at)).toEqual(changed);
    const { shown_to_employers } = await api.make(getMe, { token: amani.token });
    expect(shown_to_employers.updated_at).toBe(updated_at);
  });

  // spec: worker-calls/identity, worker-calls/whom, worker-entities/identity-status
  it('is verified, with her checks, her score and what she is told', async () => {
    amani = await identity.worker({ language: 'sw' });
    const employer = await caseWork.employer();
    const caseId = await caseWork.open(employer.id, amani.id, 16);
    await expect(identity.status(amani)).resolves.toMatchObject({
      smile_status: 'not_verified',
      status: 'not_started',
      attempts_left: MAXIMUM_IDENTITY_ATTEMPTS,
      may_send: true,
      national_id: expect.stringMatching(/^•+\d{3}$/),
    });
    expect(await caseWork.check(caseId, 'identity')).toMatchObject({
      status: 'waiting',
      waitingOn: 'worker',
    });

    const { id, providerId } = await identity.submitted(amani);
    expect(await identity.status(amani)).toMatchObject({
      smile_status: 'pending',
      status: 'checking',
      attempts_left: 4,
      may_send: false,
      updated: false,
    });
    expect(await caseWork.check(caseId, 'identity')).toMatchObject({
      status: 'waiting',
      waitingOn: 'provider',
    });
    expect(await identity.atProvider(providerId)).toMatchObject({
      user_id: id,
      given_names: 'Amani Wanjiru',
      last_name: 'Test',
      photos: 7,
      consent_language: 'SW',
    });
    const before = (await identity.row(amani)).trustScore;

    await identity.decide(providerId, { outcome: 'approved', name_on_id: 'TEST AMANI' });
    await identity.reaches(id, 'verified');
    const status = await identity.status(amani);
    expect(status).toMatchObject({
      smile_status: 'verified',
      status: 'verified',
      reason: null,
      may_send: false,
      names: null,
    });
    expect(status.trust_score).toBeGreaterThan(before);
    expect(await caseWork.check(caseId, 'identity')).toMatchObject({
      status: 'decided',
      outcome: 'clear',
      note: 'Verified by the identity provider against the official record.',
      decidedBy: null,
    });
    await api.waitForSms(amani.phone, /utambulisho wako umethibitishwa/);
    expect((await identity.audit(id)).map(({ action, details }) => [action, details['to']])).toEqual([
      ['identity-changed', 'verified'],
      ['identity-handed-over', undefined],
      ['identity-photos-sent', undefined],
    ]);
    await expect(identity.send(amani)).rejects.toThrow('Your identity is verified already.');
  });

  it('ends a case whose last open check this was', async () => {
    const employer = await caseWork.employer();
    const caseId = await caseWork.open(employer.id, amani.id, 16);
    const ops = await caseWork.opsToken();
    for (const kind of ['references', 'misconduct_registry', 'final_review'] as const)
      await caseWork.decide(ops, caseId, kind);
    await identity.attempt(amani, { outcome: 'approved' }, 'verified');
    expect(await caseWork.caseRow(caseId)).toMatchObject({ status: 'completed' });
    await api.waitForSms(employer.phone, /report on \w+ is ready/);
  });

  it('is found out by asking, too, when the callback is lost', async () => {
    await identity.faults({ drop_callbacks: true });
    const { id, providerId } = await identity.submitted(amani);
    await identity.decide(providerId, { outcome: 'approved' });
    await api.advance(10);
    expect(await identity.status(amani)).toMatchObject({ status: 'checking', updated: false });
    // The callback is requested, and is not lost again.
    await identity.faults({});
    await api.advance(180);
    await api.eventually(async () =>
      expect(await identity.status(amani)).toMatchObject({ status: 'verified' }),
    );
    expect((await identity.audit(id)).filter(({ action }) => action === 'identity-changed')).toHaveLength(1);
  });

  // spec: worker-calls/identity, worker-entities/identity-status
  it('is told once that there is news, by the call that found it', async () => {
    await identity.faults({ drop_callbacks: true });
    const { id, providerId } = await identity.submitted(amani);
    await identity.decide(providerId, { outcome: 'approved' });
    // As if the callback had arrived, and the service had not polled the provider since.
    await api.ctx.db
      .update(identityJobs)
      .set({ polledAt: null, calledBackAt: api.ctx.clock.now(), nameOnId: 'TEST AMANI WANJIRU' })
      .where(eq(identityJobs.id, id));
    const message = english.identityVerified;
    const news = { smile_status: 'verified', trust_score: expect.any(Number), message };
    expect(await identity.status(amani)).toMatchObject({ ...news, updated: true });
    expect(await identity.status(amani)).toMatchObject({ ...news, updated: false });
  });

  it('asks the provider at most every few seconds, and reads what is known when it is away', async () => {
    const { id } = await identity.submitted(amani);
    await identity.status(amani);
    const { polledAt } = await identity.job(id);
    expect(polledAt).not.toBeNull();
    await identity.status(amani);
    expect((await identity.job(id)).polledAt).toEqual(polledAt);
    await identity.faults({ fail_rate: 1 });
    await api.advance(6);
    expect(await identity.status(amani)).toMatchObject({ status: 'checking' });
  });
});

describe('a worker whom the provider does not confirm', () => {
  it.each([
    ['face_verification_failed', 'face_differs'],
    ['spoof_detected', 'not_live'],
    ['content_policy_violated', 'photos_unusable'],
    ['identifier_not_found', 'number_not_found'],
    ['invalid_id_number', 'number_invalid'],
  ])('because of %s is told what to do better: %s', async (word, reason) => {
    const job = await identity.attempt(amani, rejected(word), 'failed');
    expect(job).toMatchObject({ reason });
    const status = await identity.status(amani);
    expect(status).toMatchObject({ smile_status: 'failed', status: 'failed', reason, may_send: true });
    expect(status.message).toBe(identityMessage('en', { ...status, reason }));
    await api.waitForSms(amani.phone, /could not be verified/);
    expect(await identity.images(job.id)).toEqual([]);
  });

  it('because her photos are no good is told so', async () => {
    await identity.attempt(
      amani,
      rejected('image_unavailable_or_invalid', { unusable: 'selfie_image' }),
      'failed',
    );
    expect(await identity.status(amani)).toMatchObject({ reason: 'photos_unusable' });
  });

  it.each([
    [
      'no photo at the registry',
      'image_unavailable_or_invalid',
      { unusable: 'id_authority_image' },
      'no_registry_photo',
      /no photo of you, which is common/,
    ],
    ['a risk', 'high_risk', {}, null, /^Our team looks/],
    ['a lesser risk', 'medium_risk', {}, null, /^Our team looks/],
    ['a locked account', 'account_locked', {}, null, /^Our team looks/],
    ['fraud', 'account_locked_fraud', {}, null, /^Our team looks/],
    ['a document of no kind', 'document_unclassifiable', {}, null, /^Our team looks/],
    ['her age', 'age_requirement_not_met', {}, null, /^Our team looks/],
    ['a word nobody knows', 'moon_phase', {}, null, /^Our team looks/],
  ])(
    'because of %s is looked at by a person, and never failed by a machine',
    async (_what, word, more, told, message) => {
      const employer = await caseWork.employer();
      const caseId = await caseWork.open(employer.id, amani.id, 16);
      const job = await identity.attempt(amani, rejected(word, more), 'review');
      const status = await identity.status(amani);
      expect(status).toMatchObject({ smile_status: 'pending', status: 'under_review', reason: told });
      expect(status.message).toMatch(message);
      expect(await caseWork.check(caseId, 'identity')).toMatchObject({
        status: 'waiting',
        waitingOn: 'team',
      });
      expect(await identity.images(job.id)).toHaveLength(8);
    },
  );

  it('without a word on why is looked at by a person once no callback came', async () => {
    await identity.faults({ drop_callbacks: true });
    const { id, providerId } = await identity.submitted(amani);
    await identity.decide(providerId, { outcome: 'rejected' });
    await api.advance(60);
    await api.eventually(async () =>
      expect(await identity.job(id)).toMatchObject({ state: 'processing', providerWord: 'rejected' }),
    );
    await api.advance(180);
    expect(await identity.reaches(id, 'review')).toMatchObject({ reason: 'no_reason' });
  });

  it.each(['service_unavailable', 'internal_error'])(
    'because of %s is handed over again, three times at most, and then looked at by a person',
    async (reason) => {
      const id = await identity.send(amani);
      const seen = new Set<string>();
      for (let submission = 1; submission <= 3; submission += 1) {
        const providerId = await api.eventually(async () => {
          const { state, providerJobId } = await identity.job(id);
          expect(state).toBe('processing');
          expect(seen).not.toContain(providerJobId);
          return providerJobId ?? '';
        });
        seen.add(providerId);
        await identity.decide(providerId, { outcome: 'failed', reason });
      }
      expect(await identity.reaches(id, 'review')).toMatchObject({
        reason: 'provider_trouble',
        submissions: 3,
      });
      expect(await identity.status(amani)).toMatchObject({ status: 'under_review', attempts_left: 4 });
    },
  );
});
