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

  it.each([
    ['nobody has looked', undefined, 0, 'not_checked'],
    ['nobody has looked, and a record is upheld', undefined, 1, 'not_checked'],
    ['the registry was clear', 'clear', 0, 'earned'],
    ['the registry was clear, and a record is upheld since', 'clear', 1, 'missing'],
    ['a record was found', 'finding', 1, 'missing'],
    ['the record that was found counts no more', 'finding', 0, 'earned'],
    ['the registry could not be read', 'unable_to_verify', 0, 'missing'],
  ] as const)('no misconduct when %s', (_when, registry, misconductFlags, state) => {
    const outcomes = registry === undefined ? {} : { misconduct_registry: registry };
    expect(trustFactsOf({ ...unknown, outcomes, misconductFlags }).no_misconduct).toBe(state);
  });

  // The work history as decided last, and that of the last premium case of which every check was decided.
  it.each([
    ['no premium case', undefined, undefined, 'not_checked'],
    ['work history is clear, and other checks are open', 'clear', undefined, 'not_checked'],
    ['worked to its end', 'clear', 'clear', 'earned'],
    [
      'worked to its end, though work history could not be verified',
      'unable_to_verify',
      'unable_to_verify',
      'earned',
    ],
    ['worked to its end, though work history did not apply', 'not_applicable', 'not_applicable', 'earned'],
    ['worked to its end with a finding', 'finding', 'finding', 'missing'],
    ['a finding, and other checks are open', 'finding', undefined, 'missing'],
    ['worked to its end, and a later case has a finding', 'finding', 'clear', 'missing'],
    ['a finding, and a later case is not at its end', 'clear', 'finding', 'missing'],
  ] as const)('deep check: %s', (_what, work, workedToEnd, state) => {
    const outcomes = work === undefined ? {} : { work_history: work };
    expect(trustFactsOf({ ...unknown, outcomes, workedToEnd }).deep_check).toBe(state);
  });

  it('are the same whatever came of the health check', () => {
    const outcome = fc.option(fc.constantFrom(...checkOutcomes), { nil: undefined });
    const anyone = fc.record({
      smileStatus: fc.constantFrom('verified', 'pending', 'failed'),
      verifiedReferences: fc.nat(3),
      misconductFlags: fc.nat(2),
      profileUpdatedAt: fc.constantFrom(null, now),
      outcomes: fc.dictionary(fc.constantFrom(...checkKinds), fc.constantFrom(...checkOutcomes)),
      workedToEnd: outcome,
    });
    fc.assert(
      fc.property(anyone, outcome, (worker, health) => {
        const { health: _, ...others } = worker.outcomes;
        const told = trustFactsOf({
          ...worker,
          outcomes: health === undefined ? others : { ...others, health },
        });
        expect(told).toEqual(trustFactsOf({ ...worker, outcomes: others }));
      }),
    );
  });

  it('gives a worker with everything clear a hundred, and never more for a finding', () => {
    const clear = Object.fromEntries(checkKinds.map((kind) => [kind, 'clear' as const]));
    const best = {
      ...unknown,
      smileStatus: 'verified',
      profileUpdatedAt: now,
      outcomes: clear,
      workedToEnd: 'clear',
    } as const;
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
