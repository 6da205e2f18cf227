import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageBandOf } from './age-band.ts';

describe('ageBandOf', () => {
  it.each([
    [17, null],
    [18, '18-24'],
    [24, '18-24'],
    [25, '25-34'],
    [34, '25-34'],
    [35, '35-44'],
    [45, '45-54'],
    [54, '45-54'],
    [55, '55 and over'],
    [100, '55 and over'],
  ])('puts %i years into %s', (age, band) => {
    expect(ageBandOf(age)).toBe(band);
  });

  it('has none for an unknown age', () => {
    expect(ageBandOf(null)).toBeNull();
  });

  it('gives at least seven ages the same band, so that none tells an age', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18, max: 100 }), (age) => {
        const others = Array.from({ length: 83 }, (_, index) => 18 + index).filter(
          (other) => ageBandOf(other) === ageBandOf(age),
        );
        expect(others.length).toBeGreaterThanOrEqual(7);
      }),
    );
  });
});
