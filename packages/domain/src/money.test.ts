import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToShillings, formatKes, shillingsToCents } from './money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000_000 });

describe('formatKes', () => {
  // spec: constants/currency
  it.each([
    [0, 'KES 0'],
    [100, 'KES 1'],
    [50_000, 'KES 500'],
    [100_000, 'KES 1,000'],
    [123_456_700, 'KES 1,234,567'],
    [1, 'KES 0.01'],
    [150, 'KES 1.50'],
    [123_405, 'KES 1,234.05'],
    [-50_000, 'KES -500'],
  ])('shows %d cents as %s', (amount, shown) => {
    expect(formatKes(amount)).toBe(shown);
  });

  it('loses no cent', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const shown = formatKes(amount);
        expect(shillingsToCents(Number(shown.replace('KES ', '').replaceAll(',', '')))).toBe(amount);
      }),
    );
  });
});

describe('shillings and cents', () => {
  it.each([
    [1000, 100_000],
    [0.29, 29],
    [1.1, 110],
    [19.999, 2000],
    [0, 0],
  ])('%d shillings are %d cents', (shillings, amount) => {
    expect(shillingsToCents(shillings)).toBe(amount);
  });

  it('come back as they went', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(shillingsToCents(centsToShillings(amount))).toBe(amount);
      }),
    );
  });
});
