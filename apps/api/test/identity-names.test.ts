import { beforeEach, describe, expect, it } from 'vitest';
import { chooseIdentityName } from '@repo/api-client/contract/identity';
import { getWorkerDashboard } from '@repo/api-client/contract/worker-app';
import { getVerificationStatus } from '@repo/api-client/contract/worker-status';
import { english } from '@repo/domain/confirmations/english';
import { MAXIMUM_IDENTITY_ATTEMPTS } from '@repo/domain/identity-check';
import { type TestWorker, useIdentity } from './identity-work.ts';

let amani: TestWorker;
const { api, identity } = await useIdentity();
beforeEach(async () => {
  amani = await identity.worker();
});

const rejected = (reason: string, more: object = {}) => ({ outcome: 'rejected', reason, ...more });

describe('a provisional verdict', () => {
  it.each([
    [undefined, 'provisional'],
    ['document_expired', 'doubts'],
    ['document_copy_detected', 'doubts'],
    ['medium_risk', 'doubts'],
    ['age_requirement_not_met', 'age'],
  ])('because of %s is final, and with the team: %s', async (reason, because) => {
    const { id, providerId } = await identity.submitted(amani);
    await identity.decide(providerId, { outcome: 'provisional', reason });
    expect(await identity.reaches(id, 'provisional')).toMatchObject({ reason: because, nextTryAt: null });
    expect(await identity.status(amani)).toMatchObject({
      smile_status: 'pending',
      status: 'under_review',
      reason: null,
    });
    expect(await identity.decide(providerId, { outcome: 'approved' })).toMatchObject({ status: 409 });
    await identity.callBack({
      status: 'clear',
      partner_params: { job_id: providerId, user_id: id },
      id_fields: { full_name: 'AMANI WANJIRU TEST' },
    });
    await api.advance(3600);
    expect(await identity.job(id)).toMatchObject({ state: 'provisional', reason: because });
    const decision = await identity.decideByTeam(id, { decision: 'verified', note: 'Face and card agree.' });
    expect(decision.identity_check).toMatchObject({ state: 'verified' });
  });

  it('is found by asking when its callback is lost, without its reason', async () => {
    await identity.faults({ drop_callbacks: true });
    const { id, providerId } = await identity.submitted(amani);
    await identity.decide(providerId, { outcome: 'provisional', reason: 'medium_risk' });
    await api.advance(60);
    await api.eventually(async () =>
      expect(await identity.job(id)).toMatchObject({ state: 'processing', providerWord: 'provisional' }),
    );
    await api.advance(180);
    expect(await identity.reaches(id, 'provisional')).toMatchObject({ reason: 'provisional' });
  });
});

describe('another name on her ID than in her profile', () => {
  const differs = { outcome: 'approved', name_on_id: "AMANI NJERI NG'ANG'A" };
  const choose = (choice: string) => api.make(chooseIdentityName, { token: amani.token, body: { choice } });

  it('is put to her, and may be taken over', async () => {
    const job = await identity.attempt(amani, differs, 'name_differs');
    expect(await identity.status(amani)).toMatchObject({
      smile_status: 'pending',
      status: 'name_differs',
      names: { profile: 'Amani Wanjiru Test', on_id: "Amani Njeri Ng'ang'a" },
    });
    const { token } = amani;
    const toldAt = async () => [
      await api.make(getWorkerDashboard, { token }),
      await api.make(getVerificationStatus, { token }),
    ];
    // No team member reviews the attempt meanwhile.
    expect(await toldAt()).toMatchObject([{ needs: ['name'], under_review: false }, { asks_name: true }]);
    await api.waitForSms(amani.phone, /another name/);
    expect(await identity.images(job.id)).toHaveLength(8);
    await expect(choose('id_name')).resolves.toMatchObject({ status: 'verified', names: null });
    expect(await toldAt()).toMatchObject([{ needs: [] }, { asks_name: false }]);
    expect(await identity.row(amani)).toMatchObject({
      name: "Amani Njeri Ng'ang'a",
      smileStatus: 'verified',
    });
    expect(await identity.images(job.id)).toEqual([]);
    const again = await api.call('POST', '/api/smile-id/name', {
      token: amani.token,
      body: { choice: 'id_name' },
    });
    expect(again).toMatchObject({ status: 409 });
  });

  it('may be somebody else’s: our team looks', async () => {
    await identity.attempt(amani, differs, 'name_differs');
    await expect(choose('not_mine')).resolves.toMatchObject({
      status: 'under_review',
      reason: 'name_disputed',
    });
    expect(await identity.row(amani)).toMatchObject({ name: 'Amani Wanjiru Test', smileStatus: 'pending' });
    const { token } = amani;
    expect(await api.make(getWorkerDashboard, { token })).toMatchObject({
      needs: [],
      under_review: true,
    });
  });

  it('is answered once, however often she taps', async () => {
    const { id } = await identity.attempt(amani, differs, 'name_differs');
    const answers = await Promise.all(
      ['id_name', 'not_mine', 'id_name'].map((choice) =>
        api.call('POST', '/api/smile-id/name', { token: amani.token, body: { choice } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(
      (await identity.audit(id)).filter(({ details }) => details['from'] === 'name_differs'),
    ).toHaveLength(1);
  });

  it('is nothing when it is the same in another order', async () => {
    const decision = { outcome: 'approved', name_on_id: 'TEST, WANJIRU  AMANI' };
    expect(await identity.attempt(amani, decision, 'verified')).toMatchObject({ reason: null });
  });

  it('is asked of nobody who has sent no photos', async () => {
    const answer = await api.call('POST', '/api/smile-id/name', {
      token: amani.token,
      body: { choice: 'id_name' },
    });
    expect(answer).toMatchObject({ status: 409 });
  });
});

it('says everything in Kiswahili too', async () => {
  const path = `/api/smile-id/status/${amani.id}`;
  const headers = { 'accept-language': 'sw' };
  expect(await api.call('GET', path, { token: amani.token, headers })).toMatchObject({
    body: { message: expect.stringMatching(/^Utambulisho wako bado haujathibitishwa/) },
  });
});

describe('attempts', () => {
  it('are five; the last goes to a person instead of failing', async () => {
    for (let attempt = 1; attempt < MAXIMUM_IDENTITY_ATTEMPTS; attempt += 1) {
      await identity.attempt(amani, rejected('spoof_detected'), 'failed');
      expect(await identity.status(amani)).toMatchObject({
        attempts_left: MAXIMUM_IDENTITY_ATTEMPTS - attempt,
      });
    }
    await identity.attempt(amani, rejected('spoof_detected'), 'review');
    expect(await identity.status(amani)).toMatchObject({
      status: 'under_review',
      reason: 'attempts_used',
      attempts_left: 0,
      may_send: false,
    });
  });

  it('run one at a time', async () => {
    await identity.submitted(amani);
    await expect(identity.send(amani)).rejects.toThrow('Your photos are being looked at.');
  });

  it('are refused when none is left, with where to turn to', async () => {
    for (let attempt = 1; attempt < MAXIMUM_IDENTITY_ATTEMPTS; attempt += 1)
      await identity.attempt(amani, rejected('spoof_detected'), 'failed');
    const { id } = await identity.attempt(amani, rejected('spoof_detected'), 'review');
    const note = 'Another person’s card.';
    await identity.decideByTeam(id, { decision: 'failed', reason: 'card_differs', note });
    expect(await identity.status(amani)).toMatchObject({
      status: 'failed',
      may_send: false,
      message: english.identityAttemptsUsed,
    });
    await expect(identity.send(amani)).rejects.toThrow(english.identityAttemptsUsed);
  });
});
