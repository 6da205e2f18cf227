import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listDocumentsOf } from '@repo/api-client/contract/documents';
import { claimWork } from '@repo/api-client/contract/work';
import { disputeFinding } from '@repo/api-client/contract/findings';
import type { CheckOutcome } from '@repo/domain/check';
import type { CheckReason } from '@repo/domain/check-reason';
import { nairobiDay } from '@repo/domain/dates';
import { english as refusals } from '@repo/domain/refusals/english';
import { verdicts } from '../src/db/schema/verdicts.ts';
import { decisionsOf } from './decisions.ts';
import { heldWorkOf } from './held-work.ts';
import { useIdentity } from './identity-work.ts';
import { paperWorkOf } from './paper-work.ts';
import { teamWorkOf } from './team-work.ts';

const { api, identity, caseWork } = await useIdentity();
const decisions = decisionsOf(api);
const held = heldWorkOf(api);
const team = teamWorkOf(api);
const papers = paperWorkOf(api);

const UNSEEN_PAPER = { status: 409, body: { message: refusals.paperNotOpened } };
const UNSEEN_PAPERS = { status: 409, body: { message: refusals.papersNotOpened } };
const UNSEEN_PHOTOS = { status: 409, body: { message: refusals.photosNotOpened } };
const NO_PHOTO = {
  outcome: 'rejected',
  reason: 'image_unavailable_or_invalid',
  unusable: 'id_authority_image',
};

const post = (token: string, path: string, body: object) =>
  api.call('POST', `/api/ops/${path}`, { token, body });
const open = (token: string, id: string) => api.call('GET', `/api/ops/documents/${id}/file`, { token });
const see = (token: string, id: string, photo: string) =>
  api.call('GET', `/api/ops/identity-checks/${id}/images/${photo}`, { token });
const claim = (token: string, kind: 'check' | 'document' | 'identity', id: string) =>
  api.make(claimWork, { token, params: { kind, id } });

/** Decisions of a holder who opens nothing by them. */
const decideCheck = (token: string, id: string, body: object) =>
  decisions.asHolder(token, 'check', id, () => post(token, `checks/${id}/decision`, body));
const decideDispute = (token: string, id: string, body: object) =>
  decisions.asHolder(token, 'dispute', id, () => post(token, `disputes/${id}/decision`, body));

/** What the form of a check sends. */
const verdict = (outcome: CheckOutcome, reason: CheckReason, note: string) => ({
  outcome,
  note,
  reason,
  source: 'worker_document',
  evidence_on: nairobiDay(api.ctx.clock.now()),
});

const statusOf = async (token: string, worker: string, id: string) =>
  (await api.make(listDocumentsOf, { token, params: { id: worker } })).documents.find(
    (each) => each.id === id,
  )?.status;

describe('a paper', () => {
  // spec: team-queues/seen-before-decided
  it.each([
    ['accepted', { decision: 'accepted' }],
    ['rejected', { decision: 'rejected', reason: 'unreadable' }],
  ])('is %s by its holder only after she has opened it', async (status, body) => {
    const amani = await identity.worker();
    const id = await papers.send(amani, 'nationalId');
    const { token } = await team.member('agent');
    const colleague = await team.member('agent');
    await held.hold(colleague.token, amani.id);
    await claim(token, 'document', id);
    expect(await post(token, `documents/${id}/decision`, body)).toMatchObject(UNSEEN_PAPER);
    // The look of a colleague is not hers.
    expect(await open(colleague.token, id)).toMatchObject({ status: 200 });
    expect(await post(token, `documents/${id}/decision`, body)).toMatchObject(UNSEEN_PAPER);
    expect(await statusOf(token, amani.id, id)).toBe('uploaded');
    expect(await open(token, id)).toMatchObject({ status: 200 });
    expect(await post(token, `documents/${id}/decision`, body)).toMatchObject({ status: 200 });
    expect(await statusOf(colleague.token, amani.id, id)).toBe(status);
  });

  it('that replaced another one is opened for itself', async () => {
    const amani = await identity.worker();
    const { token } = await team.member('agent');
    await held.hold(token, amani.id);
    await open(token, await papers.send(amani, 'nationalId'));
    const id = await papers.send(amani, 'nationalId');
    await claim(token, 'document', id);
    expect(await post(token, `documents/${id}/decision`, { decision: 'accepted' })).toMatchObject(
      UNSEEN_PAPER,
    );
  });

  it('that a colleague accepted is opened by the member who calls its check clear', async () => {
    const amani = await identity.worker();
    const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 18);
    const { id: check } = await caseWork.check(caseId, 'health');
    const paper = await papers.send(amani, 'certificates');
    const first = await team.member('agent');
    await claim(first.token, 'document', paper);
    await open(first.token, paper);
    await post(first.token, `documents/${paper}/decision`, { decision: 'accepted' });
    const { token } = await team.member('agent');
    const clear = verdict('clear', 'fit_for_work', '');
    expect(await decideCheck(token, check, clear)).toMatchObject(UNSEEN_PAPERS);
    expect(await caseWork.check(caseId, 'health')).toMatchObject({ outcome: null });
    await decisions.asHolder(token, 'check', check, () => open(token, paper));
    expect(await decideCheck(token, check, clear)).toMatchObject({ status: 200 });
  });
});

/** A paper for a check in whose case nobody has opened it, and a member who can decide both. */
async function unopened(kind: 'criminal_record' | 'health') {
  const amani = await identity.worker();
  const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 18);
  const { id: check } = await caseWork.check(caseId, kind);
  const paper = await papers.send(amani, kind === 'health' ? 'certificates' : 'policeClearance');
  const { token } = await team.member('agent');
  return { amani, caseId, check, paper, token };
}

describe('a check', () => {
  it.each([
    ['criminal_record', 'finding', 'record_on_certificate'],
    ['criminal_record', 'finding', 'certificate_not_genuine'],
    ['criminal_record', 'unable_to_verify', 'certificate_of_another'],
    ['criminal_record', 'unable_to_verify', 'certificate_unreadable'],
    ['criminal_record', 'unable_to_verify', 'certificate_lapsed'],
    ['health', 'finding', 'unfit_for_work'],
    ['health', 'finding', 'certificate_not_genuine'],
  ] as const)(
    'of %s is no %s for the reason %s before its paper is opened',
    async (kind, outcome, reason) => {
      const { caseId, check, paper, token } = await unopened(kind);
      const said = verdict(outcome, reason, 'Read off the paper.');
      expect(await decideCheck(token, check, said)).toMatchObject(UNSEEN_PAPERS);
      expect(await caseWork.check(caseId, kind)).toMatchObject({ outcome: null });
      await decisions.asHolder(token, 'check', check, () => open(token, paper));
      expect(await decideCheck(token, check, said)).toMatchObject({ status: 200 });
    },
  );

  it('is agreed by a second member only after she opened the paper too', async () => {
    const { caseId, check, paper, token } = await unopened('criminal_record');
    const second = await team.member('agent');
    const said = verdict('finding', 'record_on_certificate', 'A conviction of 2019.');
    await decisions.asHolder(token, 'check', check, () => open(token, paper));
    await decideCheck(token, check, said);
    expect(await decideCheck(second.token, check, said)).toMatchObject(UNSEEN_PAPERS);
    expect(await caseWork.check(caseId, 'criminal_record')).toMatchObject({ status: 'second_look' });
    await decisions.asHolder(second.token, 'check', check, () => open(second.token, paper));
    expect(await decideCheck(second.token, check, said)).toMatchObject({ status: 200 });
  });

  it.each(['criminal_record', 'health'] as const)(
    'of %s is not left for nothing sent while her paper waits',
    async (kind) => {
      const { check, token } = await unopened(kind);
      const said = verdict('unable_to_verify', 'nothing_sent', 'She sent nothing.');
      expect(await decideCheck(token, check, said)).toMatchObject({
        status: 409,
        body: { message: refusals.sentBefore },
      });
    },
  );

  it('in dispute is ruled on by a member who has opened its paper', async () => {
    const { amani, check, paper } = await unopened('health');
    const [first, second] = [await caseWork.opsToken(), await caseWork.colleagueToken()];
    for (const member of [first, second])
      await decisions.asHolder(member, 'check', check, () => open(member, paper));
    const said = verdict('finding', 'unfit_for_work', 'Not fit.');
    await decideCheck(first, check, said);
    await decideCheck(second, check, said);
    const disputed = await api.make(disputeFinding, {
      token: amani.token,
      body: { kind: 'check', finding_id: check, words: 'I am well.' },
    });
    const { id } = disputed.dispute;
    const third = await caseWork.thirdToken();
    for (const ruling of [
      { decision: 'rejected', reason: 'nothing_new', note: 'It stands.' },
      {
        decision: 'upheld',
        reason: 'error_of_team',
        outcome: 'unable_to_verify',
        note: 'It cannot be read.',
      },
    ])
      expect(await decideDispute(third, id, ruling)).toMatchObject(UNSEEN_PAPERS);
    await decisions.asHolder(third, 'dispute', id, () => open(third, paper));
    expect(
      await decideDispute(third, id, { decision: 'rejected', reason: 'nothing_new', note: 'It stands.' }),
    ).toMatchObject({
      status: 200,
    });
  });
});

describe('the photos of an attempt', () => {
  it.each([
    ['verified', { decision: 'verified', note: 'The face is hers.', name_on_id: 'Amani Wanjiru Test' }],
    ['failed', { decision: 'failed', reason: 'card_differs', note: 'Not her card.' }],
  ])('are compared by each member who says: %s', async (_said, body) => {
    const { id } = await identity.attempt(await identity.worker(), NO_PHOTO, 'review');
    const { token } = await team.member('agent');
    await claim(token, 'identity', id);
    const decide = () => post(token, `identity-checks/${id}/decision`, body);
    expect(await decide()).toMatchObject(UNSEEN_PHOTOS);
    expect(await see(token, id, 'selfie')).toMatchObject({ status: 200 });
    expect(await decide()).toMatchObject(UNSEEN_PHOTOS);
    expect(await see(token, id, 'id_front')).toMatchObject({ status: 200 });
    expect(await decide()).toMatchObject({ status: 200 });
    const second = await team.member('agent');
    await api.call('POST', `/api/ops/work/identity/${id}/put-back`, { token });
    await claim(second.token, 'identity', id);
    expect(await post(second.token, `identity-checks/${id}/decision`, body)).toMatchObject(UNSEEN_PHOTOS);
    const given = await api.ctx.db.select().from(verdicts).where(eq(verdicts.identityJobId, id));
    expect(given).toHaveLength(1);
  });

  it('that wait for the team are compared by the member who decides the check of her case', async () => {
    const amani = await identity.worker();
    const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 17);
    const { id: check } = await caseWork.check(caseId, 'identity');
    const { id } = await identity.attempt(amani, NO_PHOTO, 'review');
    const { token } = await team.member('agent');
    await claim(token, 'check', check);
    const finding = verdict('finding', 'face_differs', 'Another face.');
    const decide = () => post(token, `checks/${check}/decision`, finding);
    expect(await decide()).toMatchObject(UNSEEN_PHOTOS);
    for (const photo of ['selfie', 'id_front']) await see(token, id, photo);
    expect(await decide()).toMatchObject({ status: 200 });
  });

  it('that are on their way are not called nothing', async () => {
    const amani = await identity.worker();
    const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 17);
    const { id: check } = await caseWork.check(caseId, 'identity');
    await identity.submitted(amani);
    const { token } = await team.member('agent');
    const said = verdict('unable_to_verify', 'nothing_sent', 'She sent nothing.');
    expect(await decideCheck(token, check, said)).toMatchObject({
      status: 409,
      body: { message: refusals.sentBefore },
    });
  });
});
