import { describe, expect, it } from 'vitest';
import { verificationCases, type CaseItem, type CasePart } from './verification-cases.ts';

/** The parts of a worker's history, the oldest first. */
const of = (worker: string, ...parts: readonly CasePart[]): CaseItem[] =>
  parts.map((part) => ({ nanny_id: worker, part }));
const grouped = (history: readonly CaseItem[]) =>
  verificationCases(history.toReversed(), (item) => item).map((items) => items.map(({ part }) => part));

describe('the items of one case', () => {
  it.each<[string, CasePart[], CasePart[][]]>([
    ['an invitation and its payment', ['agreed', 'paid'], [['agreed', 'paid']]],
    [
      'an invitation, a failed payment and the next one',
      ['agreed', 'unpaid', 'paid'],
      [['agreed', 'unpaid', 'paid']],
    ],
    ['a failed payment and the next one, without an invitation', ['unpaid', 'paid'], [['unpaid', 'paid']]],
    ['a payment and a later upgrade', ['agreed', 'paid', 'paid'], [['paid'], ['agreed', 'paid']]],
    ['a payment and an unfinished upgrade', ['paid', 'unpaid', 'unpaid'], [['unpaid', 'unpaid'], ['paid']]],
    ['a declined invitation and a later payment', ['asked', 'paid'], [['paid'], ['asked']]],
    ['an ended case and a new invitation', ['agreed', 'paid', 'asked'], [['asked'], ['agreed', 'paid']]],
    [
      'an unpaid yes and a new invitation',
      ['agreed', 'asked', 'unpaid'],
      [['unpaid'], ['asked'], ['agreed']],
    ],
    ['two accepted invitations', ['agreed', 'agreed', 'paid'], [['agreed', 'paid'], ['agreed']]],
  ])('%s', (_, history, cases) => {
    expect(grouped(of('a', ...history))).toEqual(cases);
  });

  it('of two workers stay apart, and the case with the newest item comes first', () => {
    const [yesOfA, yesOfB] = [of('a', 'agreed'), of('b', 'agreed')];
    const [paidForA, paidForB] = [of('a', 'paid'), of('b', 'paid')];
    const history = [...yesOfA, ...yesOfB, ...paidForB, ...paidForA];
    expect(verificationCases(history.toReversed(), (item) => item)).toEqual([
      [...yesOfA, ...paidForA],
      [...yesOfB, ...paidForB],
    ]);
  });

  it('none without an item', () => {
    expect(verificationCases([], (item: CaseItem) => item)).toEqual([]);
  });

  it('holds each item once', () => {
    const history = [...of('a', 'agreed', 'unpaid', 'paid', 'unpaid'), ...of('b', 'asked', 'paid', 'agreed')];
    expect(verificationCases(history.toReversed(), (item) => item).flat()).toHaveLength(history.length);
  });
});
