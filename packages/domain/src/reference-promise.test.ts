import { describe, expect, it } from 'vitest';
import { absentFeatures } from './reference-promise.ts';

describe('what a package lacks beside the others', () => {
  const offered = [{ features: ['a'] }, { features: ['a', 'b', 'c'] }, { features: ['a', 'b'] }];

  it.each([
    [['a'], ['b', 'c']],
    [['a', 'b', 'c'], []],
    [
      ['a', 'x'],
      ['b', 'c'],
    ],
  ])('of %j is %j', (features, absent) => {
    expect(absentFeatures({ features }, offered)).toEqual(absent);
  });

  it('is nothing where it is offered alone', () => {
    expect(absentFeatures({ features: ['a'] }, [])).toEqual([]);
  });
});
