import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkKinds, checkOutcomes } from './check.ts';
import { REFERENCES_NEEDED, trustFactsOf, type WorkerFacts } from './trust-facts.ts';
import { trustScoreOf } from './trust-score.ts';

const now = new Date('2026-11-21T12:00:00Z');
const unknown: WorkerFacts = {
  smileStatus: 'not_verified',
  verifiedReferences: 0,
  misconductFlags: 0,
  profileUpdatedAt: null,
  outcomes: {},
};

describe('trustFactsOf', () => {
  it('knows nothing of a worker whom nobody has checked', () => {
    expect(trustFactsOf(unknown)).toEqual({
      identity: 'not_checked',
      references: 'not_checked',
      admin_approval: 'not_checked',
      police_clearance: 'not_checked',
      no_misconduct: 'not_checked',
      social_screening: 'not_checked',
      deep_check: 'not_checked',
      profileUpdatedAt: null,
    });
  });

  it.each([
    ['admin_approval', 'final_review'],
    ['police_clearance', 'criminal_record'],
    ['no_misconduct', 'misconduct_registry'],
    ['social_screening', 'social_media'],
    ['references', 'references'],
  ] as const)('%s is earned by a clear %s alone', (component, kind) => {
    const withOutcome = (outcome: (typeof checkOutcomes)[number]) =>
      trustFactsOf({ ...unknown, outcomes: { [kind]: outcome } });
    expect(checkOutcomes.map((outcome) => withOutcome(outcome)[component])).toEqual([
      'earned',
      'missing',
      'missing',
      'missing',
    ]);
    expect(Object.values(withOutcome('clear')).filter((state) => state === 'earned')).toHaveLength(1);
  });

  it.each([
    ['her record says verified', 'verified', undefined, 'earned'],
    ['her record says verified after a finding', 'verified', 'finding', 'earned'],
    ['a check was clear that has not entered her record', 'pending', 'clear', 'not_checked'],
    ['nobody has decided', 'pending', undefined, 'not_checked'],
    ['there is a finding', 'failed', 'finding', 'missing'],
    ['it could not be verified', 'failed', 'unable_to_verify', 'missing'],
  ] as const)('identity when %s', (_, smileStatus, outcome, state) => {
    const outcomes = outcome === undefined ? {} : { identity: outcome };
    expect(trustFactsOf({ ...unknown, smileStatus, outcomes }).identity).toBe(state);
  });

  it.each([
    ['two are verified', 2, undefined, 'earned'],
    ['three are verified', 3, undefined, 'earned'],
    ['one is verified', 1, undefined, 'not_checked'],
    ['one is verified and the check is clear', 1, 'clear', 'earned'],
    ['two are verified and the check could not reach others', 2, 'unable_to_verify', 'earned'],
    ['two are verified and the check came to a finding', 2, 'finding', 'missing'],
    ['one is verified and the check is not clear', 1, 'not_applicable', 'missing'],
  ] as const)('references when %s', (_, verifiedReferences, outcome, state) => {
    const outcomes = outcome === undefined ? {} : { references: outcome };
    expect(trustFactsOf({ ...unknown, verifiedReferences, outcomes }).references).toBe(state);
  });

  it('asks for two references', () => {
    expect(REFERENCES_NEEDED).toBe(2);
  });

  it('loses no misconduct to one upheld record, whatever the registry check said', () => {
    const outcomes = { misconduct_registry: 'clear' } as const;
    expect(trustFactsOf({ ...unknown, outcomes, misconductFlags: 1 }).no_misconduct).toBe('missing');
    expect(trustFactsOf({ ...unknown, misconductFlags: 1 }).no_misconduct).toBe('missing');
  });

  it.each([
    ['clear', 'clear', 'earned'],
    ['clear', undefined, 'not_checked'],
    [undefined, 'clear', 'not_checked'],
    ['finding', 'clear', 'missing'],
    ['clear', 'unable_to_verify', 'missing'],
    [undefined, 'finding', 'missing'],
  ] as const)('deep check with health %s and work history %s is %s', (health, work, state) => {
    const outcomes = {
      ...(health === undefined ? {} : { health }),
      ...(work === undefined ? {} : { work_history: work }),
    };
    expect(trustFactsOf({ ...unknown, outcomes }).deep_check).toBe(state);
  });

  it('gives a worker with everything clear a hundred, and never more for a finding', () => {
    const clear = Object.fromEntries(checkKinds.map((kind) => [kind, 'clear' as const]));
    const best = { ...unknown, smileStatus: 'verified', profileUpdatedAt: now, outcomes: clear };
    expect(trustScoreOf(trustFactsOf(best), now).total).toBe(100);
    fc.assert(
      fc.property(fc.subarray([...checkKinds]), fc.nat(3), (kinds, verifiedReferences) => {
        const worker = { ...best, verifiedReferences };
        const found = Object.fromEntries(kinds.map((kind) => [kind, 'finding' as const]));
        const with_ = trustScoreOf(trustFactsOf({ ...worker, outcomes: { ...clear, ...found } }), now);
        expect(with_.total).toBeLessThanOrEqual(trustScoreOf(trustFactsOf(worker), now).total);
      }),
    );
  });
});
