import { expect, it } from 'vitest';
import { levelBenefits } from './levels.ts';

it('names what each level adds to the one below it', () => {
  expect(levelBenefits('lite')).toEqual(['ID verification', 'Basic trust score', '1 reference check']);
  expect(levelBenefits('standard')).toEqual(['Police clearance', 'Social screening', 'Enhanced trust score']);
  expect(levelBenefits('premium')).toEqual([
    'Complete reference details',
    'Health check',
    'Deep check access',
    'Comprehensive trust score',
  ]);
});
