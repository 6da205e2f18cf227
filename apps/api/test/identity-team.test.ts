import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseIdentityName, getIdentityCheck } from '@repo/api-client/contract/identity';
import { auditLog } from '../src/db/schema/system.ts';
import { decisionsOf } from './decisions.ts';
import { caseWorkOf } from './case-work.ts';
import { heldWorkOf } from './held-work.ts';
import { identityWorkOf, startIdentityApi, type TestWorker } from './identity-work.ts';
import { looksOf } from './looks.ts';
import { useApi } from './use-api.ts';
import { written } from './written.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NO_PHOTO = {
  outcome: 'rejected',
  reason: 'image_unavailable_or_invalid',
  unusable: 'id_authority_image',
};

let amani: TestWorker;
const api = await useApi(startIdentityApi);
const decisions = decisionsOf(api);
const identity = identityWorkOf(api);
const looks = looksOf(api);
const caseWork = caseWorkOf(api);
const held = heldWorkOf(api);
const ops = await caseWork.opsToken();
beforeEach(async () => {
  amani = await identity.worker();
});

const tryToDecide = (id: string, body: object) => decisions.identity(ops, id, body);
const verified = { decision: 'verified', note: 'Face and card agree.' };
const opened = (id: string) =>
  api.ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `identity:${id}`)));

describe('what waits for the team', () => {
  it('is in the queue, the longest wait on top', async () => {
    const ids: string[] = [];
    for (const decision of [
      NO_PHOTO,
      { outcome: 'provisional' },
      { outcome: 'rejected', reason: 'high_risk' },
    ])
      ids.push((await identity.attempt(await identity.worker(), decision, 'review', 'provisional')).id);
    const all = await held.queue(ops, 'identity');
    expect(all.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
    expect(written(all)).not.toMatch(/\+2547|3100|Amani/);
    await identity.decideByTeam(ids[0] ?? '', verified);
    const left = await held.queue(ops, 'identity');
    expect(left.map(({ id }) => id)).not.toContain(ids[0]);
  });

  it('is opened with what the card is compared with, and each look is on record', async () => {
    const { id } = await identity.attempt(amani, NO_PHOTO, 'review');
    await held.hold(ops, amani.id);
    const check = await api.make(getIdentityCheck, { token: ops, params: { id } });
    expect(check).toMatchObject({
      state: 'review',
      reason: 'no_registry_photo',
      nanny_id: amani.id,
      phone: amani.phone,
      national_id: expect.stringMatching(/^31\d{6}$/),
      date_of_birth: '1996-05-01',
      images: ['id_front', ...[1, 2, 3, 4, 5, 6].map((place) => `liveness-${String(place)}`), 'selfie'],
    });
    for (const image of ['selfie', 'liveness-6', 'id_front']) {
      const answer = await api.call('GET', `/api/ops/identity-checks/${id}/images/${image}`, { token: ops });
      expect(answer.status, image).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    for (const image of ['id_back', 'liveness-7', 'liveness-9', '..%2Fselfie'])
      expect(
        await api.call('GET', `/api/ops/identity-checks/${id}/images/${image}`, { token: ops }),
      ).toMatchObject({ status: 404 });
    const looks = (await opened(id)).filter(({ actor }) => actor.startsWith('ops:'));
    expect(looks.map(({ action, details }) => [action, details['photo']])).toEqual([
      ['identity-opened', undefined],
      ['identity-photo-opened', 'selfie'],
      ['identity-photo-opened', 'liveness-6'],
      ['identity-photo-opened', 'id_front'],
    ]);
  });
});

describe('a decision of the team', () => {
  // spec: team-four-eyes/identity
  it.each([NO_PHOTO, { outcome: 'provisional' }])(
    'verifies after %j, with everything that follows',
    async (outcome) => {
      const employer = await caseWork.employer();
      const caseId = await caseWork.open(employer.id, amani.id, 16);
      const { id } = await identity.attempt(amani, outcome, 'review', 'provisional');
      const answer = await identity.decideByTeam(id, { ...verified, name_on_id: 'TEST AMANI WANJIRU' });
      expect(answer).toMatchObject({
        identity_check: { id, nanny_id: amani.id, state: 'verified', reason: null },
      });
      expect(answer.trust_score).toBe((await identity.row(amani)).trustScore);
      expect(await identity.row(amani)).toMatchObject({ smileStatus: 'verified' });
      expect(await caseWork.check(caseId, 'identity')).toMatchObject({
        status: 'decided',
        outcome: 'clear',
        note: 'Our team compared her with her National ID card.',
        decidedBy: expect.any(String),
      });
      expect(await identity.job(id)).toMatchObject({ note: verified.note, decidedBy: expect.any(String) });
      await api.waitForSms(amani.phone, /identity is verified/);
      expect(await identity.images(id)).toEqual([]);
      await expect(tryToDecide(id, verified)).resolves.toMatchObject({ status: 409 });
      await expect(
        tryToDecide(id, { decision: 'failed', note: 'No.', reason: 'face_differs' }),
      ).resolves.toMatchObject({
        status: 409,
      });
    },
  );

  it('fails with a reason that she reads, and she may try again', async () => {
    const { id } = await identity.attempt(amani, NO_PHOTO, 'review');
    await identity.decideByTeam(id, {
      decision: 'failed',
      note: 'The card is cut off.',
      reason: 'card_unreadable',
    });
    const status = await identity.status(amani);
    expect(status).toMatchObject({
      smile_status: 'failed',
      status: 'failed',
      reason: 'card_unreadable',
      may_send: true,
      message: expect.stringMatching(/^Your ID card could not be read/),
    });
    expect(JSON.stringify(status)).not.toContain('cut off');
    await identity.attempt(amani, { outcome: 'approved' }, 'verified');
  });

  it.each([
    ['without what was seen', { decision: 'verified', note: ' ' }, 'note'],
    ['of failed without a note', { decision: 'failed', note: '', reason: 'face_differs' }, 'note'],
    ['of failed without a reason', { decision: 'failed', note: 'Another face.' }, 'reason'],
  ])('%s is refused', async (_what, body, field) => {
    const { id } = await identity.attempt(amani, NO_PHOTO, 'review');
    await expect(tryToDecide(id, body)).resolves.toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.stringMatching(/^Please/) } },
    });
    expect(await identity.job(id)).toMatchObject({ state: 'review', decidedAt: null, note: null });
  });

  it('is not asked while the provider works, and not of what there is not', async () => {
    const { id } = await identity.submitted(amani);
    await expect(tryToDecide(id, verified)).resolves.toMatchObject({ status: 409 });
    await expect(tryToDecide(NOBODY, verified)).resolves.toMatchObject({ status: 404 });
  });

  it('by two at once is one', async () => {
    const { id } = await identity.attempt(amani, NO_PHOTO, 'review');
    const send = (body: object) =>
      api.call('POST', `/api/ops/identity-checks/${id}/decision`, { token: ops, body });
    // Held and looked at once, before both: the later one must not take it up anew behind the first.
    const answers = await decisions.asHolder(ops, 'identity', id, async () => {
      await looks.atPhotos(ops, id);
      return Promise.all([
        send(verified),
        send({ decision: 'failed', note: 'Another face.', reason: 'face_differs' }),
      ]);
    });
    // With the first one it goes out of her hands, for a colleague.
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  it('that meets the provider’s late word stands', async () => {
    const { id, providerId } = await identity.submitted(amani);
    await identity.decide(providerId, { outcome: 'provisional' });
    await identity.reaches(id, 'provisional');
    await identity.decideByTeam(id, { decision: 'failed', note: 'Another face.', reason: 'face_differs' });
    await identity.decide(providerId, { outcome: 'approved' });
    await api.advance(3600);
    expect(await identity.job(id)).toMatchObject({ state: 'failed', reason: 'face_differs' });
    expect(await identity.row(amani)).toMatchObject({ smileStatus: 'failed' });
  });

  it('on a card in another name asks her first, and her answer ends it', async () => {
    const { id } = await identity.attempt(amani, NO_PHOTO, 'review');
    const answer = await identity.decideByTeam(id, { ...verified, name_on_id: 'AMANI NJERI KAMAU' });
    expect(answer.identity_check).toMatchObject({ state: 'name_differs' });
    const body = { choice: 'id_name' };
    await expect(api.make(chooseIdentityName, { token: amani.token, body })).resolves.toMatchObject({
      status: 'verified',
    });
    expect(await identity.row(amani)).toMatchObject({ name: 'Amani Njeri Kamau' });
    expect(await identity.job(id)).toMatchObject({ decidedBy: expect.any(String) });
  });

  it('on a name that she says is not hers is by the name on the card', async () => {
    const { id } = await identity.attempt(amani, NO_PHOTO, 'review');
    await identity.decideByTeam(id, { ...verified, name_on_id: 'AMANI NJERI KAMAU' });
    await expect(tryToDecide(id, verified)).resolves.toMatchObject({ status: 409 });
    await api.make(chooseIdentityName, { token: amani.token, body: { choice: 'not_mine' } });
    expect(await identity.job(id)).toMatchObject({ state: 'review', reason: 'name_disputed' });
    await expect(tryToDecide(id, verified)).resolves.toMatchObject({
      status: 400,
      body: { fields: { name_on_id: 'Please type the name as the ID card has it.' } },
    });
    const other = await identity.decideByTeam(id, { ...verified, name_on_id: 'AMANI NJERI KAMAU' });
    expect(other.identity_check).toMatchObject({ state: 'name_differs' });
    await api.make(chooseIdentityName, { token: amani.token, body: { choice: 'not_mine' } });
    const note = 'Called her: the registry misspells her name.';
    const answer = await identity.decideByTeam(id, {
      decision: 'verified',
      note,
      name_on_id: 'AMANI WANJIRU TEST',
    });
    expect(answer.identity_check).toMatchObject({ state: 'verified' });
    expect(await identity.row(amani)).toMatchObject({ name: 'Amani Wanjiru Test' });
  });
});

describe('an identity check of a case that the team decides', () => {
  it.each([
    ['clear', 'verified'],
    ['finding', 'failed'],
  ] as const)('as %s ends the attempt that waits for the team', async (outcome, state) => {
    const employer = await caseWork.employer();
    const caseId = await caseWork.open(employer.id, amani.id, 16);
    const { id, providerJobId } = await identity.attempt(amani, NO_PHOTO, 'review');
    await caseWork.decide(ops, caseId, 'identity', outcome);
    expect(await identity.job(id)).toMatchObject({ state, nextTryAt: null });
    expect(await identity.images(id)).toEqual([]);
    await identity.decide(providerJobId ?? '', { outcome: outcome === 'clear' ? 'rejected' : 'approved' });
    await api.advance(3600);
    expect(await identity.job(id)).toMatchObject({ state });
    expect(await identity.row(amani)).toMatchObject({ smileStatus: state });
  });

  it.each([
    ['clear', { status: 'decided', outcome: 'clear', waitingOn: null, note: 'Verified by our team.' }],
    // The worker may send new photos.
    ['finding', { status: 'waiting', outcome: null, waitingOn: 'worker' }],
  ] as const)('as %s leaves no other employer waiting for what has ended', async (outcome, becomes) => {
    const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 16);
    const other = await caseWork.open((await caseWork.employer()).id, amani.id, 16);
    await identity.attempt(amani, NO_PHOTO, 'review');
    expect(await caseWork.check(other, 'identity')).toMatchObject({ waitingOn: 'team' });
    await caseWork.decide(ops, caseId, 'identity', outcome);
    expect(await caseWork.check(other, 'identity')).toMatchObject(becomes);
  });

  it('waits on whose turn it is when the case is opened later', async () => {
    const employer = await caseWork.employer();
    await identity.attempt(amani, NO_PHOTO, 'review');
    const caseId = await caseWork.open(employer.id, amani.id, 16);
    expect(await caseWork.check(caseId, 'identity')).toMatchObject({ status: 'waiting', waitingOn: 'team' });
  });
});
