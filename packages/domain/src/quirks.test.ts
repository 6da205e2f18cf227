import { describe, expect, it } from 'vitest';
import { deliveryHours, deliveryText, deliveryTexts, type DeliveryPlace } from './delivery-texts.ts';
import { landingPackages, listedPackages } from './landing-packages.ts';
import { onboardingExperienceMaximum } from './onboarding-form.ts';
import { defaultQuirks, quirks, quirksFrom, readQuirks, turnedOver, type QuirkName } from './quirks.ts';
import { packageDefinitions, packageOfLevel, referencesRequired } from './packages.ts';
import { promisedFeatures } from './reference-promise.ts';
import { resendSeconds } from './resend-countdown.ts';
import { allServiceTypes, serviceTypeNamed, serviceTypesOf } from './service-types.ts';
import { dashboardStatus } from './worker-verification.ts';

const names: readonly QuirkName[] = [
  'deliveryTexts',
  'landingPrices',
  'resendCountdowns',
  'experienceRanges',
  'serviceTypeLists',
  'referenceCounts',
  'acceptedCountsAsCompleted',
  'statisticsCountPurchases',
  'workerBadgeAlwaysPending',
  'invertedEmailCheck',
];
const expected = (name: QuirkName) => ({ ...defaultQuirks, [name]: 'expected' as const });

describe('quirks', () => {
  it('are the inconsistencies that the decisions list', () => {
    expect(Object.keys(quirks)).toEqual(names);
  });

  it.each(names)('%s says what was observed and what would be expected', (name) => {
    expect(quirks[name].observed).toMatch(/^[A-Z].{20,}\.$/);
    expect(quirks[name].expected).toMatch(/^[A-Z0-9].{5,}\.$/);
  });

  // spec: profile/email-inverted, constants/preserved-email
  it('stay as observed, but for the e-mail check, which would refuse every good address', () => {
    expect(names.filter((name) => defaultQuirks[name] === 'expected')).toEqual(['invertedEmailCheck']);
    expect(names.map((name) => defaultQuirks[name])).toEqual(names.map((name) => quirks[name].default));
  });
});

describe('readQuirks', () => {
  it('keeps the defaults for a deployment that says nothing', () => {
    expect(readQuirks('')).toEqual(defaultQuirks);
    expect(readQuirks(' , ')).toEqual(defaultQuirks);
  });

  it.each(names)('turns %s over, alone', (name) => {
    const turned = defaultQuirks[name] === 'observed' ? 'expected' : 'observed';
    expect(readQuirks(`${name}=${turned}`)).toEqual({ ...defaultQuirks, [name]: turned });
  });

  it('reads several, with blanks', () => {
    expect(readQuirks(' landingPrices = expected , invertedEmailCheck=observed,')).toEqual({
      ...defaultQuirks,
      landingPrices: 'expected',
      invertedEmailCheck: 'observed',
    });
  });

  it.each([
    ['an unknown name', 'nothing=expected'],
    ['a property of every object', 'constructor=expected'],
    ['an unknown value', 'landingPrices=yes'],
    ['no value', 'landingPrices'],
    ['an empty value', 'landingPrices='],
    ['two values', 'landingPrices=expected=observed'],
    ['no name', '=expected'],
  ])('refuses %s, and says what there is', (_, text) => {
    expect(() => readQuirks(text)).toThrow(RangeError);
    expect(() => readQuirks(text)).toThrow(`No quirk: "${text}". Known: deliveryTexts, landingPrices, `);
  });

  it('changes no default', () => {
    readQuirks('landingPrices=expected');
    expect(defaultQuirks.landingPrices).toBe('observed');
  });
});

describe('choices that somebody else tells', () => {
  it.each(names)('turn %s over, alone, and tell it again', (name) => {
    const turned = defaultQuirks[name] === 'observed' ? 'expected' : 'observed';
    const chosen = quirksFrom((asked) => (asked === name ? turned : undefined));
    expect(chosen).toEqual({ ...defaultQuirks, [name]: turned });
    expect(turnedOver(chosen)).toEqual([name]);
  });

  it.each([undefined, '', 'yes', 'Expected', ' expected'])(
    'keep every default when they are %j',
    (choice) => {
      expect(quirksFrom(() => choice)).toEqual(defaultQuirks);
      expect(turnedOver(defaultQuirks)).toEqual([]);
    },
  );
});

describe('delivery times', () => {
  const observed: Readonly<Record<DeliveryPlace, string>> = {
    welcome: '2-3 days',
    landingHero: '24 hours',
    landingSteps: '24-48 hours',
    demonstration: '48-72 hours',
    workerDashboard: '24-48 hours',
    estimatedCompletion: '48-72 hours',
  };
  const places = [
    'welcome',
    'landingHero',
    'landingSteps',
    'demonstration',
    'workerDashboard',
    'estimatedCompletion',
  ] as const;

  // spec: constants/preserved-delivery, worker-constants/review-time
  it.each(places)('%s states its own, as observed', (place) => {
    expect(deliveryText(place)).toBe(observed[place]);
    expect(deliveryTexts[place]).toBe(observed[place]);
  });

  it('are one everywhere where a deployment expects it', () => {
    expect(places.map((place) => deliveryText(place, expected('deliveryTexts')))).toEqual(
      places.map(() => '48-72 hours'),
    );
  });

  it('can be told as hours alone, for pages in other languages', () => {
    expect(deliveryHours('landingHero')).toBe('24');
    expect(deliveryHours('landingSteps')).toBe('24-48');
    expect(deliveryHours('landingHero', expected('deliveryTexts'))).toBe('48-72');
  });
});

describe('listedPackages', () => {
  // spec: constants/preserved-prices
  it('are those of the landing page, as observed', () => {
    expect(listedPackages()).toBe(landingPackages);
  });

  it('are those of the purchase flow where a deployment expects it', () => {
    expect(listedPackages(expected('landingPrices'))).toMatchObject([
      { name: 'Lite Check', priceCents: 50_000, delivery: '2-3 business days', mostPopular: false },
      { name: 'Standard Check', priceCents: 100_000, delivery: '2-3 business days', mostPopular: true },
      { name: 'Premium Check', priceCents: 200_000, delivery: '2-3 business days', mostPopular: false },
    ]);
    expect(listedPackages(expected('landingPrices'))[0]?.contents).toContain('ID verification');
  });
});

describe('promisedFeatures', () => {
  const promised = (level: 'lite' | 'standard' | 'premium', quirks = defaultQuirks) =>
    promisedFeatures(
      packageDefinitions.find(({ id }) => id === packageOfLevel(level))?.features ?? [],
      level,
      quirks,
    ).filter((feature) => feature.includes('reference check'));

  // spec: constants/lite-holds, constants/references-required
  it.each([
    ['lite', 2],
    ['standard', 3],
    ['premium', 3],
  ] as const)('of %s are 1 reference as observed, where the report requires %i', (level, required) => {
    expect(referencesRequired(level)).toBe(required);
    expect(promised(level)).toEqual(['1 reference check']);
    expect(promised(level, expected('referenceCounts'))).toEqual([`${required} reference checks`]);
  });

  it('keep all else, and the words of a level that is not known', () => {
    const features = ['ID verification', '1 reference check'];
    expect(promisedFeatures(features, 'lite', expected('referenceCounts'))).toEqual([
      'ID verification',
      '2 reference checks',
    ]);
    expect(promisedFeatures(features, 'platinum', expected('referenceCounts'))).toEqual(features);
  });
});

// spec: constants/code-resend, worker-constants/resend, worker-constants/preserved-resend
it('a code can be sent again after 60 seconds, in onboarding after 30 as observed', () => {
  expect(resendSeconds('sign-in')).toBe(60);
  expect(resendSeconds('onboarding')).toBe(30);
  expect(resendSeconds('sign-in', expected('resendCountdowns'))).toBe(60);
  expect(resendSeconds('onboarding', expected('resendCountdowns'))).toBe(60);
});

// spec: worker-constants/experience, worker-constants/preserved-experience
it('the slider of the onboarding ends at 20, or as the profile form at 50', () => {
  expect(onboardingExperienceMaximum()).toBe(20);
  expect(onboardingExperienceMaximum(expected('experienceRanges'))).toBe(50);
});

describe('service types', () => {
  // spec: worker-constants/preserved-services
  it('differ between the forms, as observed', () => {
    expect(serviceTypesOf('invite')).toContain('House Manager');
    expect(serviceTypesOf('profile')).toContain('Security');
    expect(serviceTypesOf('onboarding')).toContain('caregiver');
    expect(serviceTypesOf('invite')).not.toContain('Security');
  });

  it.each(['invite', 'profile', 'onboarding'] as const)(
    'are all of them in %s where a deployment expects it',
    (form) => {
      expect(serviceTypesOf(form, expected('serviceTypeLists'))).toBe(allServiceTypes);
    },
  );

  it('leave out none that a form offers', () => {
    const offered = (['invite', 'profile', 'onboarding'] as const).flatMap((form) => serviceTypesOf(form));
    expect(
      offered.filter((each) => !allServiceTypes.some((name) => name === serviceTypeNamed(each))),
    ).toEqual([]);
  });

  it.each([
    ['nanny', 'Nanny'],
    [' HOUSE manager ', 'House Manager'],
    ['Caregiver', 'Caregiver'],
    [' Butler ', 'Butler'],
    ['', ''],
  ])('are stored in one spelling: %j as %j', (text, name) => {
    expect(serviceTypeNamed(text)).toBe(name);
  });
});

describe('dashboardStanding', () => {
  // spec: worker-dashboard/badge, worker-constants/preserved-badge
  it.each(['verified', 'pending', 'needs_verification'] as const)(
    'is pending for a worker who is %s, as observed',
    (state) => {
      expect(dashboardStatus(state)).toBe('pending');
    },
  );

  it.each(['verified', 'pending', 'needs_verification'] as const)(
    'of a worker who is %s is so where a deployment expects it',
    (state) => {
      expect(dashboardStatus(state, expected('workerBadgeAlwaysPending'))).toBe(state);
    },
  );
});
