import { describe, expect, it } from 'vitest';
import { english as refusals } from '@repo/domain/refusals/english';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { useApi } from './use-api.ts';

const WHY = { decision: 'upheld', note: 'She was mistaken for another person.' };

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const { cases } = work;

/** A check of hers that the team could not verify, because she had sent nothing. */
const unverified = (kind: Parameters<typeof work.found>[0]) => work.found(kind, 'unable_to_verify', 18);

describe('a ruling without the proof that a decision needs', () => {
  // spec: team-four-eyes/ruling-proof
  it.each([
    ['identity', refusals.photosNotWaiting],
    ['references', refusals.referencesNotVerified],
    ['criminal_record', refusals.certificateNotAccepted],
    ['health', refusals.certificateNotOpen],
  ] as const)('makes no check of %s clear, and leaves the dispute open', async (kind, message) => {
    const { caseId, worker, id, token } = await unverified(kind);
    const { trustScore } = await cases.workerRow(worker);
    const dispute = await work.disputed(token, 'check', id);
    expect(await work.rule(dispute, { ...WHY, outcome: 'clear' })).toMatchObject({
      status: 409,
      body: { message },
    });
    expect(await work.disputesOf(worker)).toMatchObject([{ status: 'open', decidedBy: null }]);
    expect(await cases.check(caseId, kind)).toMatchObject({
      status: 'decided',
      outcome: 'unable_to_verify',
    });
    expect(await cases.workerRow(worker)).toMatchObject({ trustScore });
    expect(await work.rule(dispute, { ...WHY, outcome: 'not_applicable' })).toMatchObject({ status: 200 });
  });

  it.each(['social_media', 'work_history', 'final_review'] as const)(
    'corrects a check of %s, whose proof is words alone',
    async (kind) => {
      const { caseId, id, token } = await work.found(kind, 'finding', 18);
      await work.ruled(await work.disputed(token, 'check', id), { ...WHY, outcome: 'clear' });
      expect(await cases.check(caseId, kind)).toMatchObject({ outcome: 'clear', note: WHY.note });
    },
  );

  it('clears no finding before it enters a report, and takes it back as unable to verify', async () => {
    const { caseId, id, token } = await work.opened('criminal_record', 17);
    for (const member of [await cases.opsToken(), await cases.colleagueToken()])
      await decisions.check(member, id, { outcome: 'finding', note: 'A conviction of 2019.' });
    await api.owner.execute(`delete from worker_documents`);
    const dispute = await work.disputed(token, 'check', id);
    expect(await work.rule(dispute, { ...WHY, outcome: 'clear' })).toMatchObject({
      status: 409,
      body: { message: refusals.certificateNotAccepted },
    });
    expect(await cases.check(caseId, 'criminal_record')).toMatchObject({ status: 'confirmed' });
    await work.ruled(dispute, { ...WHY, outcome: 'unable_to_verify' });
    expect(await cases.check(caseId, 'criminal_record')).toMatchObject({ outcome: 'unable_to_verify' });
  });
});
