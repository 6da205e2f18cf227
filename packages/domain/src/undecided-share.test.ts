import { expect, it } from 'vitest';
import { stepsOfLevel, type KnownCheck } from './check.ts';
import type { PackageLevel } from './packages.ts';
import { undecidedShare } from './undecided-share.ts';

/** The checks of a level, the first of them decided. */
const checksOf = (level: PackageLevel, decided: number): KnownCheck[] =>
  stepsOfLevel[level].map((kind, step) => ({
    kind,
    status: step < decided ? 'decided' : 'pending',
  }));

it.each([
  ['the whole price while nothing is decided', 50_000, 'lite', 0, 50_000],
  ['three quarters of Lite after one of four', 50_000, 'lite', 1, 37_500],
  ['a quarter of Lite for the final review alone', 50_000, 'lite', 3, 12_500],
  ['five sixths of Standard, rounded up to a shilling', 100_000, 'standard', 1, 83_400],
  ['a third of Standard, rounded up to a shilling', 100_000, 'standard', 4, 33_400],
  ['a sixth of the urgent check', 150_000, 'standard', 5, 25_000],
  ['an eighth of Premium', 200_000, 'premium', 7, 25_000],
  ['no more than a price with cents', 50_050, 'lite', 0, 50_050],
] as const)('is %s', (_what, priceCents, level, decided, share) => {
  expect(undecidedShare(priceCents, checksOf(level, decided))).toBe(share);
});

it('counts a final review that was decided before the others as undecided, because it is no result without them', () => {
  const early = checksOf('lite', 1).map((check): KnownCheck =>
    check.kind === 'final_review' ? { ...check, status: 'decided' } : check,
  );
  expect(undecidedShare(50_000, early)).toBe(37_500);
});
