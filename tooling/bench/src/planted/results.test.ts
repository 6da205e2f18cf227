import { expect, it } from 'vitest';
import type { Fault } from './fault.ts';
import { line, readResults, table, type Found } from './results.ts';

const fault: Fault = {
  id: 'api/double-charge',
  kind: 'double charge',
  harm: 'Somebody pays twice.',
  file: 'a.ts',
  find: 'a',
  replace: 'b',
};
const caught: Found = { outcome: 'caught', suite: 'api', test: 'charges once', seconds: 3 };
const survived: Found = { outcome: 'survived', suite: '', test: '', seconds: 90 };

it('names the test that caught a fault, and the harm of one that survived', () => {
  expect(line(fault, caught)).toBe('✓ api/double-charge (3 s) caught by api: charges once');
  expect(line(fault, survived)).toBe('✗ api/double-charge (90 s) survived: Somebody pays twice.');
});

it('counts by kind what was asked for, and in all', () => {
  const others: Fault[] = [
    { ...fault, id: 'api/other' },
    { ...fault, id: 'ui/label', kind: 'missing label' },
  ];
  const said = table([fault, ...others], { [fault.id]: caught, 'api/other': survived });
  expect(said.split('\n').map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    'double charge 1 of 2',
    'all 1 of 2',
  ]);
});

it('begins with nothing where no results are kept', () => {
  expect(readResults('/nowhere/planted-results.json')).toEqual({});
});
