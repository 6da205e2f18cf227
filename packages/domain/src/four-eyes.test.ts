import { describe, expect, it } from 'vitest';
import { checkKinds, checkOutcomes } from './check.ts';
import { reasonsOf } from './check-reason.ts';
import { needsSecondLook, standingAfter, type Standing, type Verdict } from './four-eyes.ts';

type Outcome = 'clear' | 'finding' | 'unable_to_verify';
const says = (memberId: string, verdict: Outcome): Verdict<Outcome> => ({ memberId, verdict });
const decided = (verdict: Outcome, decidedBy: string, secondedBy: string | null): Standing<Outcome> => ({
  state: 'decided',
  verdict,
  decidedBy,
  secondedBy,
});

describe('needsSecondLook', () => {
  it('holds for every finding, an identity by hand, and a check that no record shows to be needless', () => {
    const both = checkKinds.flatMap((kind) =>
      checkOutcomes.flatMap((outcome) =>
        reasonsOf[kind][outcome]
          .filter((reason) => needsSecondLook(kind, outcome, reason))
          .map((reason) => (outcome === 'finding' ? `${kind} finding` : `${kind} ${outcome} ${reason}`)),
      ),
    );
    expect([...new Set(both)]).toEqual([
      'identity clear proof_agrees',
      'identity finding',
      'identity not_applicable not_for_this_work',
      'references finding',
      'references not_applicable not_for_this_work',
      'criminal_record finding',
      'criminal_record not_applicable not_for_this_work',
      'social_media finding',
      'social_media not_applicable not_for_this_work',
      'health finding',
      'health not_applicable not_for_this_work',
      'work_history finding',
      'work_history not_applicable not_for_this_work',
      'misconduct_registry finding',
      'misconduct_registry not_applicable not_for_this_work',
      'final_review finding',
      'final_review not_applicable not_for_this_work',
    ]);
  });

  it.each([
    ['a first job', 'first_job', false],
    ['no reason yet', null, true],
  ] as const)('of a check that is not applicable, with %s', (_what, reason, needed) => {
    expect(needsSecondLook('references', 'not_applicable', reason)).toBe(needed);
  });
});

describe('the first verdict', () => {
  it.each([
    ['that one member may decide', false, decided('clear', 'auma', null)],
    ['that needs a second member', true, { state: 'second_look' }],
  ] as const)('%s', (_which, needsSecond, expected) => {
    const rules = { needsSecond, maySettle: true, neutral: null };
    expect(standingAfter([], says('auma', 'clear'), rules)).toEqual(expected);
  });
});

describe('the second verdict', () => {
  const first = [says('auma', 'finding')];
  it.each([
    ['of the same member', says('auma', 'finding'), { state: 'refused', refusal: 'secondLookByAnother' }],
    [
      'of the same member, changed',
      says('auma', 'clear'),
      { state: 'refused', refusal: 'secondLookByAnother' },
    ],
    ['that agrees', says('beth', 'finding'), decided('finding', 'beth', 'auma')],
    ['that differs', says('beth', 'clear'), { state: 'settling' }],
    ['that could not tell', says('beth', 'unable_to_verify'), { state: 'settling' }],
  ] as const)('%s', (_which, next, expected) => {
    for (const maySettle of [false, true])
      for (const needsSecond of [false, true])
        expect(standingAfter(first, next, { needsSecond, maySettle, neutral: 'unable_to_verify' })).toEqual(
          expected,
        );
  });
});

describe('the verdict that settles', () => {
  const two = [says('auma', 'finding'), says('beth', 'clear')];
  const rules = { needsSecond: true, maySettle: true, neutral: 'unable_to_verify' } as const;
  it.each([
    ['of the first member', says('auma', 'clear'), 'settledByThird'],
    ['of the second member', says('beth', 'finding'), 'settledByThird'],
  ] as const)('%s is refused', (_whose, next, refusal) => {
    expect(standingAfter(two, next, rules)).toEqual({ state: 'refused', refusal });
  });

  it('of a member who may not settle is refused', () => {
    expect(standingAfter(two, says('cara', 'clear'), { ...rules, maySettle: false })).toEqual({
      state: 'refused',
      refusal: 'settledBySenior',
    });
  });

  it.each([
    ['for the first', says('cara', 'finding'), decided('finding', 'cara', 'auma')],
    ['for the second', says('cara', 'clear'), decided('clear', 'cara', 'beth')],
    ['for neither', says('cara', 'unable_to_verify'), decided('unable_to_verify', 'cara', null)],
  ] as const)('%s', (_for, next, expected) => {
    expect(standingAfter(two, next, rules)).toEqual(expected);
  });

  it('has no third way where there is no neutral verdict', () => {
    expect(standingAfter(two, says('cara', 'unable_to_verify'), { ...rules, neutral: null })).toEqual({
      state: 'refused',
      refusal: 'settledForNeither',
    });
  });
});
