import { expect, it } from 'vitest';
import { isCheckAhead, type BoughtCheck } from './household-referee.ts';

it.each<[BoughtCheck, boolean]>([
  [{ purchase: 'pending', case: null }, false],
  [{ purchase: 'failed', case: null }, false],
  [{ purchase: 'abandoned', case: null }, false],
  [{ purchase: 'paid', case: null }, true],
  [{ purchase: 'refunded', case: null }, false],
  [{ purchase: 'paid', case: 'open' }, true],
  // A part of the money went back, and the case goes on.
  [{ purchase: 'refunded', case: 'open' }, true],
  [{ purchase: 'paid', case: 'completed' }, false],
  [{ purchase: 'refunded', case: 'closed' }, false],
])('%j is ahead: %s', (check, isAhead) => {
  expect(isCheckAhead(check)).toBe(isAhead);
});
