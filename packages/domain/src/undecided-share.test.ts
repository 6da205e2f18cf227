import { expect, it } from 'vitest';
import { undecidedShare } from './undecided-share.ts';

it.each([
  ['the whole price while nothing is decided', 50_000, 0, 4, 50_000],
  ['three quarters of Lite after one of four', 50_000, 1, 4, 37_500],
  ['a quarter of Lite for the final review alone', 50_000, 3, 4, 12_500],
  ['five sixths of Standard, rounded up to a shilling', 100_000, 1, 6, 83_400],
  ['a third of Standard, rounded up to a shilling', 100_000, 4, 6, 33_400],
  ['a sixth of the urgent check', 150_000, 5, 6, 25_000],
  ['an eighth of Premium', 200_000, 7, 8, 25_000],
  ['nothing once everything is decided', 200_000, 8, 8, 0],
  ['no more than a price with cents', 50_050, 0, 4, 50_050],
  ['no more than the price where rounding would pass it', 150, 1, 100, 150],
  ['the whole price of a case without checks', 50_000, 0, 0, 50_000],
])('is %s', (_what, priceCents, decided, total, share) => {
  expect(undecidedShare(priceCents, { decided, total })).toBe(share);
});
