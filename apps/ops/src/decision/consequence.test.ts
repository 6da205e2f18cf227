import { expect, it } from 'vitest';
import { consequenceOf, submitLabelOf } from './consequence.ts';
import type { DecidedCheck } from './decision.ts';

const check: DecidedCheck = {
  id: 'a check',
  check_kind: 'references',
  needs: 'first_look',
  status: 'in_progress',
  version: '',
  level: 'standard',
};
const NOT_YET = 'the report says nothing of it before a colleague has looked.';
const AT_ONCE = 'employer and worker read “Not applicable” in the report at once.';

it.each([
  ['not_for_this_work', 'Send to a second look: Not applicable', NOT_YET],
  ['first_job', 'Decide: Not applicable', AT_ONCE],
  // Until one is chosen, the form promises the least.
  ['', 'Send to a second look: Not applicable', NOT_YET],
] as const)('says what “Not applicable” with the reason “%s” does', (reason, label, follows) => {
  expect(submitLabelOf(check, 'not_applicable', reason)).toBe(label);
  expect(consequenceOf(check, 'not_applicable', reason)).toBe(follows);
});

it('says to the second member that both must agree', () => {
  const second = { ...check, needs: 'second_look' } as const;
  expect(submitLabelOf(second, 'not_applicable', 'not_for_this_work')).toBe('Decide: Not applicable');
  expect(consequenceOf(second, 'not_applicable', 'not_for_this_work')).toMatch(
    /^it counts where you and your colleague agree/,
  );
});
