import { describe, expect, it } from 'vitest';
import { checkKinds, checkOutcomes, stepsOfLevel } from './check.ts';
import type { PackageLevel } from './packages.ts';
import { trustFactsOf, type WorkerFacts } from './trust-facts.ts';
import { hasCheckedPart, scoreText, shownScore, trustReachOf, type OpenCheck } from './trust-reach.ts';
import { trustScoreOf } from './trust-score.ts';

const now = new Date('2026-11-21T12:00:00Z');
const unknown: WorkerFacts = {
  smileStatus: 'not_verified',
  verifiedReferences: 0,
  misconductFlags: 0,
  profileUpdatedAt: now,
  outcomes: {},
};
const scoreOf = (facts: Partial<WorkerFacts>) => trustScoreOf(trustFactsOf({ ...unknown, ...facts }), now);

/** The checks of an open case. The kinds in `outcomes` are decided. */
const openCase = (level: PackageLevel, outcomes: WorkerFacts['outcomes'] = {}): OpenCheck[] =>
  stepsOfLevel[level].map((kind) => {
    const outcome = outcomes[kind] ?? null;
    return { kind, outcome, status: outcome === null ? 'pending' : 'decided' };
  });
const reachIn = (level: PackageLevel, facts: Partial<WorkerFacts> = {}) => {
  const { outcomes, misconductFlags } = { ...unknown, ...facts };
  return trustReachOf(scoreOf(facts), openCase(level, outcomes), misconductFlags);
};

describe('hasCheckedPart', () => {
  it.each([
    ['nobody looked at her', {}, false],
    ['she edited her profile', { profileUpdatedAt: null }, false],
    ['she only claims her identity', { smileStatus: 'pending' }, false],
    ['an upheld record waits for the check of the registry', { misconductFlags: 1 }, false],
    ['her identity is verified', { smileStatus: 'verified' }, true],
    ['her references are reached', { verifiedReferences: 2 }, true],
    ['a check came to nothing', { outcomes: { social_media: 'unable_to_verify' } }, true],
  ] as const)('when %s', (_when, facts, checked) => {
    expect(hasCheckedPart(scoreOf(facts))).toBe(checked);
  });
});

describe('trustReachOf', () => {
  it.each([
    // The example of decisions 8: a verified identity and a recent profile, in a standard case.
    [
      'standard, identity verified',
      'standard',
      { smileStatus: 'verified', outcomes: { identity: 'clear' } },
      90,
    ],
    ['lite, nothing decided', 'lite', {}, 70],
    ['standard, nothing decided', 'standard', {}, 90],
    ['premium, nothing decided', 'premium', {}, 100],
    ['a profile that is hers to edit', 'lite', { profileUpdatedAt: null }, 70],
    ['a check that came to a finding', 'standard', { outcomes: { criminal_record: 'finding' } }, 80],
    ['a check that could not be made', 'standard', { outcomes: { social_media: 'unable_to_verify' } }, 80],
    ['a finding in work history', 'premium', { outcomes: { work_history: 'finding' } }, 90],
    ['an upheld record', 'lite', { misconductFlags: 1 }, 60],
  ] as const)('%s', (_what, level, facts, reach) => {
    expect(reachIn(level, facts)).toBe(reach);
  });

  it('is null without an open check, and where none can add a point', () => {
    expect(trustReachOf(scoreOf({ smileStatus: 'verified' }), [], 0)).toBeNull();
    const clear = Object.fromEntries(checkKinds.map((kind) => [kind, 'clear' as const]));
    const best = {
      smileStatus: 'verified',
      verifiedReferences: 2,
      outcomes: clear,
      workedToEnd: 'clear',
    } as const;
    expect(trustReachOf(scoreOf(best), openCase('premium'), 0)).toBeNull();
  });

  it.each(checkOutcomes)('is the same before and after an early final review: %s', (final_review) => {
    expect(trustReachOf(scoreOf({}), openCase('standard', { final_review }), 0)).toBe(90);
  });

  it.each([null, ...checkOutcomes])('is the same whatever came of the health check: %s', (health) => {
    const outcomes = health === null ? {} : { health };
    expect(reachIn('premium', { outcomes })).toBe(100);
  });
});

describe('a score in words', () => {
  it.each([
    [{ trust_score: 5, trust_checked: false, trust_reach: null }, 'Not checked yet'],
    [{ trust_score: 5, trust_checked: false, trust_reach: 90 }, 'Not checked yet'],
    [{ trust_score: 25, trust_checked: true, trust_reach: 90 }, '25 so far, up to 90'],
    [{ trust_score: 82, trust_checked: true, trust_reach: null }, '82 out of 100'],
    [{ trust_score: 0, trust_checked: true, trust_reach: null }, '0 out of 100'],
  ])('%j', (wire, text) => {
    expect(scoreText(shownScore(wire))).toBe(text);
  });
});
