import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVerifiedTier, shownTier, trustTierOf, trustTiers } from './trust-tier.ts';

describe('trustTierOf', () => {
  // spec: entities/tier-platinum, entities/tier-gold, entities/tier-silver, entities/tier-basic
  // spec: constants/tiers
  it.each([
    [0, 'Basic'],
    [40, 'Basic'],
    [41, 'Silver'],
    [60, 'Silver'],
    [61, 'Gold'],
    [80, 'Gold'],
    [81, 'Platinum'],
    [100, 'Platinum'],
  ])('%d points of a verified worker are %s', (score, tier) => {
    expect(trustTierOf(score, 'verified')).toBe(tier);
  });

  // spec: entities/tier-verified-only
  it.each(['pending', 'failed', 'not_verified', '', 'Verified'])(
    'shows no more than Basic to a worker who is %j',
    (status) => {
      expect(trustTierOf(100, status)).toBe('Basic');
    },
  );

  it('never falls when points are added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (a, b) => {
        const place = (score: number) => trustTiers.indexOf(trustTierOf(score, 'verified'));
        expect(place(Math.max(a, b))).toBeLessThanOrEqual(place(Math.min(a, b)));
      }),
    );
  });
});

it('calls a profile verified from Silver on', () => {
  expect(trustTiers.filter(isVerifiedTier)).toEqual(['Platinum', 'Gold', 'Silver']);
});

describe('shownTier', () => {
  it.each(trustTiers)('shows %s as the service names it', (tier) => {
    expect(shownTier(tier)).toBe(tier);
  });

  it.each(['', 'gold', 'Diamond'])('shows Basic for %j, which is no tier', (name) => {
    expect(shownTier(name)).toBe('Basic');
  });
});
