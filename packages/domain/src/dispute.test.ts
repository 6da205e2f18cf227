import { expect, it } from 'vitest';
import { findingStands, isDisputed } from './dispute.ts';

it.each([
  [null, true, false],
  ['open', true, true],
  ['upheld', false, false],
  ['rejected', true, false],
  ['withdrawn', true, false],
] as const)(
  'with a dispute that is %s the finding stands: %s; it is marked as disputed: %s',
  (status, stands, marked) => {
    expect(findingStands(status)).toBe(stands);
    expect(isDisputed(status)).toBe(marked);
  },
);
