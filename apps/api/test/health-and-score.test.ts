import { describe, expect, it } from 'vitest';
import { getNanny, getPublicProfile } from '@repo/api-client/contract/nannies';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { checkOutcomes, stepsOfLevel, type CheckKind, type CheckOutcome } from '@repo/domain/check';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = caseWorkOf(api);
const ops = await work.opsToken();

/** Every number that an employer without a package reads of a worker, after each decision of a premium case. */
async function numbersOf(kinds: readonly CheckKind[], health: CheckOutcome) {
  const worker = await work.worker({ profileUpdatedAt: api.ctx.clock.now() });
  const caseId = await work.open((await work.employer()).id, worker, 18);
  const { token } = await work.employer();
  const seen = [];
  for (const kind of kinds) {
    const { status } = await work.check(caseId, kind);
    if (status !== 'decided') await work.decide(ops, caseId, kind, kind === 'health' ? health : 'clear');
    const { trust_score, trust_badge, trust_checked, trust_reach, misconduct_flags } = await api.make(
      getNanny,
      {
        token,
        params: { id: worker },
      },
    );
    const { trust_score_breakdown } = await api.make(getPublicProfile, { token, params: { id: worker } });
    const { completion_percentage } = await api.make(getCompletion, { token, params: { nanny_id: worker } });
    seen.push({
      trust_score,
      trust_badge,
      trust_checked,
      trust_reach,
      misconduct_flags,
      trust_score_breakdown,
      completion_percentage,
    });
  }
  return seen;
}

const others = stepsOfLevel.premium.filter((kind) => kind !== 'health');

describe.each([
  ['before the final review', stepsOfLevel.premium],
  ['first', ['health', ...others] as const],
  // The review that did not see it is written again.
  ['after the final review', [...others, 'health', 'final_review'] as const],
])('a health check that is decided %s', (_when, kinds) => {
  it('moves no number that others see, whatever came of it', async () => {
    const clear = await numbersOf(kinds, 'clear');
    expect(clear.at(-1)).toMatchObject({ trust_score: 100, trust_badge: 'Platinum', trust_reach: null });
    for (const outcome of checkOutcomes) expect(await numbersOf(kinds, outcome), outcome).toEqual(clear);
  });
});

it('earns the points of the deep check at the end of the case, and not for a finding in work history', async () => {
  const worker = await work.worker();
  const caseId = await work.open((await work.employer()).id, worker, 18);
  for (const kind of others.filter((each) => each !== 'work_history' && each !== 'final_review'))
    await work.decide(ops, caseId, kind);
  await work.decide(ops, caseId, 'health', 'finding');
  expect(await work.decide(ops, caseId, 'work_history')).toMatchObject({ trust_score: 70 });
  expect(await work.decide(ops, caseId, 'final_review')).toMatchObject({ trust_score: 95 });
  await api.advance(1);
  const later = await work.open((await work.employer()).id, worker, 18);
  expect(await work.decide(ops, later, 'work_history', 'finding')).toMatchObject({ trust_score: 85 });
});
