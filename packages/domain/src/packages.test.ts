import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessLevelOf,
  accessLevels,
  coversLevel,
  DEEP_CHECK_PACKAGE_ID,
  DEFAULT_PACKAGE_ID,
  durationOf,
  levelOfPackageName,
  packageDefinitions,
  packageLabel,
  packageName,
  packageTypeOf,
  packageLevels,
  packageOfLevel,
  rankOfLevel,
  readFeatures,
  referencesRequired,
  upgradeOf,
} from './packages.ts';

describe('packageDefinitions', () => {
  it.each([
    { id: 16, name: 'Lite Check', label: 'Basic Verification', level: 'lite', priceCents: 50_000 },
    {
      id: 17,
      name: 'Standard Check',
      label: 'Standard Verification',
      level: 'standard',
      priceCents: 100_000,
    },
    { id: 18, name: 'Premium Check', label: 'Premium Verification', level: 'premium', priceCents: 200_000 },
    {
      id: 19,
      name: 'Urgent Verification',
      label: 'Urgent Verification',
      level: 'standard',
      priceCents: 150_000,
    },
    { id: 20, name: 'Deep Check', label: 'Deep Check', level: 'premium', priceCents: 200_000 },
  ])('$id is the $name, as decided', (expected) => {
    expect(packageDefinitions.find(({ id }) => id === expected.id)).toMatchObject(expected);
    expect(packageLabel(expected.id)).toBe(expected.label);
    expect(packageName(expected.id)).toBe(expected.name);
    expect(levelOfPackageName(expected.name)).toBe(expected.level);
    expect(levelOfPackageName(expected.label)).toBe(expected.level);
  });

  it('are worked the same day for the urgent one, in 2-3 business days for the others', () => {
    const usual = '2-3 business days';
    expect(packageDefinitions.map(({ duration }) => duration)).toEqual([
      usual,
      usual,
      usual,
      'Same day',
      usual,
    ]);
    expect(packageDefinitions.map(({ id }) => durationOf(id))).toEqual([
      usual,
      usual,
      usual,
      'Same day',
      usual,
    ]);
  });

  it('mark standard as popular, alone', () => {
    expect(packageDefinitions.filter(({ popular }) => popular).map(({ id }) => id)).toEqual([17]);
  });

  it('are five, each described and with features', () => {
    expect(packageDefinitions.map(({ id }) => id)).toEqual([16, 17, 18, 19, 20]);
    expect(packageDefinitions.every(({ description }) => description.length > 10)).toBe(true);
  });

  it('gives every level what the one below has, and more', () => {
    const featuresOf = (id: number) => packageDefinitions.find((each) => each.id === id)?.features;
    const lite = ['ID verification', 'Basic trust score', '1 reference check'];
    const standard = [...lite, 'Police clearance', 'Social screening', 'Enhanced trust score'];
    const premium = [
      ...standard,
      'Complete reference details',
      'Health check',
      'Deep check access',
      'Comprehensive trust score',
    ];
    expect([16, 17, 18, 19, 20].map(featuresOf)).toEqual([lite, standard, premium, standard, premium]);
  });

  it('has standard chosen before anybody chooses', () => {
    expect(DEFAULT_PACKAGE_ID).toBe(packageOfLevel('standard'));
    expect(DEEP_CHECK_PACKAGE_ID).toBe(20);
  });
});

it.each([
  [16, 'basic'],
  [17, 'standard'],
  [18, 'premium'],
  [19, 'urgent'],
  [20, 'premium'],
  [21, 'standard'],
])('a request for package %d is of the type %s', (id, type) => {
  expect(packageTypeOf(id)).toBe(type);
});

it.each([0, 15, 21, -1, 16.5])('calls package %d a verification like any other', (id) => {
  expect(packageLabel(id)).toBe('Verification');
  expect(packageName(id)).toBe('Verification');
  expect(durationOf(id)).toBe('2-3 business days');
});

describe('levelOfPackageName', () => {
  it.each([
    ['  DEEP check ', 'premium'],
    ['standard verification', 'standard'],
    ['Verification', 'none'],
    ['', 'none'],
    ['Lite', 'none'],
    ['constructor', 'none'],
    ['__proto__', 'none'],
  ])('%j is %s', (name, level) => {
    expect(levelOfPackageName(name)).toBe(level);
  });
});

describe('accessLevelOf', () => {
  const at = (day: number) => new Date(2026, 0, day);
  const bought = (packageName: string, day: number | null, status = 'paid') => ({
    packageName,
    status,
    paidAt: day === null ? null : at(day),
  });

  it.each([
    ['nothing was bought', [], 'none'],
    ['one package was paid', [bought('Lite Check', 1)], 'lite'],
    ['the purchase is pending', [bought('Lite Check', 1, 'pending')], 'none'],
    ['the purchase was refunded', [bought('Premium Check', 1, 'refunded')], 'none'],
    ['nobody knows when it was paid', [bought('Premium Check', null)], 'none'],
    ['the package is unknown', [bought('Verification', 1)], 'none'],
    ['a higher one was paid later', [bought('Lite Check', 1), bought('Deep Check', 2)], 'premium'],
    ['a lower one was paid later', [bought('Deep Check', 1), bought('Lite Check', 2)], 'lite'],
    ['the later is listed first', [bought('Standard Check', 2), bought('Lite Check', 1)], 'standard'],
    ['the later is not paid', [bought('Lite Check', 1), bought('Premium Check', 2, 'failed')], 'lite'],
    ['the later has no time', [bought('Lite Check', 1), bought('Premium Check', null)], 'lite'],
  ])('when %s', (_, purchases, level) => {
    expect(accessLevelOf(purchases)).toBe(level);
  });

  it('does not depend on the order of the list', () => {
    const purchases = fc.uniqueArray(
      fc.record({
        packageName: fc.constantFrom('Lite Check', 'Standard Check', 'Premium Check', 'Other'),
        status: fc.constantFrom('paid', 'pending', 'refunded'),
        paidAt: fc.date({ noInvalidDate: true }),
      }),
      { selector: ({ paidAt }) => paidAt.getTime() },
    );
    fc.assert(
      fc.property(purchases, (list) => {
        expect(accessLevelOf(list.toReversed())).toBe(accessLevelOf(list));
      }),
    );
  });
});

describe('levels', () => {
  it('rise from none to premium', () => {
    expect(accessLevels).toEqual(['none', 'lite', 'standard', 'premium']);
    expect(accessLevels.map(rankOfLevel)).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['none', 'lite'],
    ['lite', 'standard'],
    ['standard', 'premium'],
    ['premium', null],
  ] as const)('offer %s an upgrade to %s', (level, upgrade) => {
    expect(upgradeOf(level)).toBe(upgrade);
  });

  it.each(packageLevels)('%s is sold by the package it leads to', (level) => {
    expect(packageDefinitions.find(({ id }) => id === packageOfLevel(level))?.level).toBe(level);
    expect(packageOfLevel(level)).toBeLessThan(19);
  });

  it('need two references for lite and three above', () => {
    expect(packageLevels.map(referencesRequired)).toEqual([2, 3, 3]);
  });
});

describe('readFeatures', () => {
  it.each([
    ['a list', ['One', 'Two'], ['One', 'Two']],
    ['a text with plus', 'One + Two', ['One', 'Two']],
    ['a text with commas', 'One, Two,Three', ['One', 'Two', 'Three']],
    ['a text with both', 'One + Two, Three', ['One', 'Two', 'Three']],
    ['a text of one', 'One', ['One']],
    ['blanks and empty parts', ' One ,, + ', ['One']],
    ['an empty text', '', []],
    ['a list with blanks', [' One ', '', '  '], ['One']],
    ['a list whose entries hold commas', ['One, and more'], ['One, and more']],
    ['an empty list', [], []],
  ])('reads %s', (_, features, list) => {
    expect(readFeatures(features)).toEqual(list);
  });
});

describe('coversLevel', () => {
  it('leaves nothing to buy at the same level or below, and everything above', () => {
    const covered = packageLevels.map((owned) =>
      packageLevels.filter((wanted) => coversLevel(owned, wanted)),
    );
    expect(covered).toEqual([['lite'], ['lite', 'standard'], ['lite', 'standard', 'premium']]);
  });
});
