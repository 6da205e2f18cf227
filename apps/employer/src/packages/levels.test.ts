import { expect, it } from 'vitest';
import { levelBenefits, levelNamed } from './levels.ts';

const standard = ['Police clearance', 'Social screening', 'Enhanced trust score'];
const premium = [
  'Complete reference details',
  'Health check',
  'Deep check access',
  'Comprehensive trust score',
];

// spec: constants/lite-holds, constants/standard-adds, constants/premium-adds
it('names what each level adds to the one below it', () => {
  expect(levelBenefits('lite')).toEqual(['ID verification', 'Basic trust score', '1 reference check']);
  expect(levelBenefits('standard')).toEqual(standard);
  expect(levelBenefits('premium')).toEqual(premium);
});

it('names everything that is new to who bought less than the level below', () => {
  expect(levelBenefits('premium', 'lite')).toEqual([...standard, ...premium]);
  expect(levelBenefits('premium', 'standard')).toEqual(premium);
});

it('knows the levels by their names, and no others', () => {
  expect(levelNamed('standard')).toBe('standard');
  for (const other of ['none', 'Standard', 'constructor', null, undefined])
    expect(levelNamed(other)).toBeUndefined();
});
