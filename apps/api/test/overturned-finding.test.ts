import { expect, it } from 'vitest';
import { getNanny, getPublicProfile } from '@repo/api-client/contract/nannies';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { stepsOfLevel, type CheckKind, type CheckOutcome } from '@repo/domain/check';
import type { TestEmployer } from './case-work.ts';
import { findingWorkOf } from './finding-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await findingWorkOf(api);
const other = await work.employer();

/** Every number about her, as an employer without a part in the case reads it. */
async function numbersOf(worker: string, { token }: TestEmployer = other) {
  const { trust_score, trust_badge, trust_checked, trust_reach, badge_last_updated } = await api.make(
    getNanny,
    { token, params: { id: worker } },
  );
  const { id: _, ...explained } = await api.make(getPublicProfile, { token, params: { id: worker } });
  return { trust_score, trust_badge, trust_checked, trust_reach, badge_last_updated, explained };
}

/** A delivered premium case with one finding, and the words of its final review. */
async function delivered(kind: CheckKind, review: CheckOutcome = 'clear') {
  const found = await work.found(kind, 'finding', 18);
  for (const each of stepsOfLevel.premium)
    if (each !== kind && each !== 'final_review') await work.cases.decide(work.ops, found.caseId, each);
  await work.cases.decide(work.ops, found.caseId, 'final_review', review, 'All in all.');
  expect((await work.caseRow(found.caseId)).status).toBe('completed');
  return found;
}

async function overturn({ token, id }: { readonly token: string; readonly id: string }) {
  const dispute = await work.disputed(token, 'check', id);
  return work.ruled(dispute, { decision: 'upheld', note: 'Another paper.', outcome: 'clear' });
}

it.each(['clear', 'finding', 'unable_to_verify'] as const)(
  'an overturned health finding moves no number, before and after a final review of %s is written again',
  async (review) => {
    const found = await delivered('health', review);
    const { worker, caseId, token, id } = found;
    const before = await numbersOf(worker);
    const dispute = await work.disputed(token, 'check', id);
    expect(await numbersOf(worker)).toEqual(before);
    await work.ruled(dispute, { decision: 'upheld', note: 'Another paper.', outcome: 'clear' });
    expect((await work.caseRow(caseId)).status).toBe('open');
    expect(await numbersOf(worker)).toEqual(before);
    await work.cases.decide(work.ops, caseId, 'final_review', review, 'Once more.');
    expect((await work.caseRow(caseId)).status).toBe('completed');
    expect(await numbersOf(worker)).toEqual(before);
  },
);

it('the review that is written again counts from then on, and only it', async () => {
  const { worker, caseId, token, id } = await delivered('health');
  const { trust_score } = await numbersOf(worker);
  await overturn({ token, id });
  await work.cases.decide(work.ops, caseId, 'final_review', 'unable_to_verify', 'Not sure.');
  expect(await numbersOf(worker)).toMatchObject({ trust_score: trust_score - 15 });
  expect(await work.cases.check(caseId, 'final_review')).toMatchObject({ heldOutcome: null });
});

it('the report says meanwhile that its review is open, and shows nothing of the earlier one', async () => {
  const { employer, worker, caseId, token, id } = await delivered('health', 'finding');
  await overturn({ token, id });
  const { checks, admin_notes } = await api.make(getCompletion, {
    token: employer.token,
    params: { nanny_id: worker },
  });
  expect(admin_notes).toBeNull();
  expect(checks.find(({ kind }) => kind === 'final_review')).toMatchObject({
    status: 'pending',
    outcome: null,
    decided_at: null,
  });
  const review = await work.cases.check(caseId, 'final_review');
  expect(await work.object(token, 'check', review.id)).toMatchObject({ status: 409 });
});

it('a later review of another case counts before the one that is held', async () => {
  const first = await delivered('health');
  await api.advance(1);
  const later = await work.open((await work.employer()).id, first.worker, 16);
  for (const each of ['references', 'misconduct_registry'] as const)
    await work.cases.decide(work.ops, later, each);
  await work.cases.decide(work.ops, later, 'final_review', 'unable_to_verify', 'Not sure.');
  const before = await numbersOf(first.worker);
  await overturn(first);
  expect(await numbersOf(first.worker)).toEqual(before);
});

it('a review that nobody has read yet is not held', async () => {
  const { caseId, token, id, worker } = await work.found('health', 'finding', 18);
  await work.cases.decide(work.ops, caseId, 'final_review');
  const before = await numbersOf(worker);
  await overturn({ token, id });
  expect(await work.cases.check(caseId, 'final_review')).toMatchObject({
    status: 'pending',
    heldOutcome: null,
  });
  expect(await numbersOf(worker)).toEqual(before);
});
