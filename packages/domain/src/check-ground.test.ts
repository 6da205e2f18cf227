import { expect, it } from 'vitest';
import { checkKinds, checkOutcomes } from './check.ts';
import { groundOf, groundText } from './check-ground.ts';
import { reasonsOf } from './check-reason.ts';

it.each([
  ['not_applicable', 'first_job', 'The worker has no earlier employer'],
  ['not_applicable', 'not_for_this_work', 'The check does not apply to this work'],
  // Decided before a reason was asked for.
  ['not_applicable', null, null],
  ['finding', 'referee_warns', null],
  ['unable_to_verify', 'referees_refuse', null],
  [null, null, null],
] as const)('%s with the reason %s: %s', (outcome, reason, text) => {
  expect(groundText(groundOf({ outcome, reason }))).toBe(text);
});

it('knows every reason of a check that is not applicable, and no other', () => {
  const told = checkKinds.flatMap((kind) =>
    checkOutcomes.flatMap((outcome) =>
      reasonsOf[kind][outcome].filter((reason) => groundOf({ outcome, reason }) !== null),
    ),
  );
  const all = checkKinds.flatMap((kind) => reasonsOf[kind].not_applicable);
  expect(told).toEqual(all);
});

it('has no words for a ground of a newer service', () => {
  expect(groundText('newer')).toBeNull();
  expect(groundText('toString')).toBeNull();
});
