import { expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import type { Fault } from './fault.ts';
import { suitesFor } from './suites.ts';

const fault: Fault = {
  id: 'ui/label',
  kind: 'missing label',
  harm: 'Nobody hears it.',
  file: 'packages/ui/src/components/Field/Field.tsx',
  find: 'a',
  replace: 'b',
};
const names = (of: Fault, checkout = ROOT) => suitesFor(of, checkout).map(({ name }) => name);

it('are run from the tests beside the fault to the journeys', () => {
  expect(names(fault)).toEqual(['ui Field/', 'ui', 'screens', 'journeys']);
  expect(names({ ...fault, id: 'api/refund', first: 'refund' })).toEqual(['api refund', 'api', 'journeys']);
});

it('take the journeys of a commit that has one task for all of them', () => {
  expect(suitesFor(fault, '/nowhere').at(-1)?.command).toContain('e2e');
});
