import { describe, expect, it } from 'vitest';
import {
  accessLevels,
  coversLevel,
  DEEP_CHECK_PACKAGE_ID,
  DEFAULT_PACKAGE_ID,
  durationOf,
  levelOfPackageName,
  packageDefinitions,
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
  // spec: package/id-16, package/id-17, package/id-18, package/id-19, package/id-20, report/level-lite
  // spec: report/level-standard, report/level-premium, constants/deep-check
  it.each([
    { id: 16, name: 'Lite Check', alias: 'Basic Verification', level: 'lite', priceCents: 50_000 },
    {
      id: 17,
      name: 'Standard Check',
      alias: 'Standard Verification',
      level: 'standard',
      priceCents: 100_000,
    },
    { id: 18, name: 'Premium Check', alias: 'Premium Verification', level: 'premium', priceCents: 200_000 },
    {
      id: 19,
      name: 'Urgent Verification',
      alias: 'Urgent Verification',
      level: 'standard',
      priceCents: 150_000,
    },
    { id: 20, name: 'Deep Check', alias: 'Deep Check', level: 'premium', priceCents: 200_000 },
  ])('$id is the $name, as decided', (expected) => {
    expect(packageDefinitions.find(({ id }) => id === expected.id)).toMatchObject(expected);
    expect(packageName(expected.id)).toBe(expected.name);
    expect(levelOfPackageName(expected.name)).toBe(expected.level);
    expect(levelOfPackageName(expected.alias)).toBe(expected.level);
  });

  // spec: constants/duration
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

  // spec: constants/lite-holds
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

  // spec: constants/default-package
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

// spec: package/id-other
it.each([0, 15, 21, -1, 16.5])('calls package %d a verification like any other', (id) => {
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

  // spec: constants/references-required
  it('need two references for lite and three above', () => {
    expect(packageLevels.map(referencesRequired)).toEqual([2, 3, 3]);
  });
});

describe('readFeatures', () => {
  // spec: package/features
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
