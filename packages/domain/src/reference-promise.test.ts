import { describe, expect, it } from 'vitest';
import { absentFeatures, coveredOffer } from './reference-promise.ts';

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

describe('the offer that one line can stand for', () => {
  const lite = { features: ['a'] };
  const standard = { features: ['a', 'b'] };
  const other = { features: ['x'] };
  const premium = { features: ['a', 'b', 'c'] };
  const urgent = { features: ['a', 'b'] };
  const offered = [lite, standard, other, premium, urgent];

  it.each([
    ['nothing, of the first', lite, undefined],
    ['the one below', standard, lite],
    ['nothing, where none is held whole', other, undefined],
    ['the richest of several', premium, standard],
    ['one that holds as much, if it is named before', urgent, standard],
  ])('is %s', (_which, offer, covered) => {
    expect(coveredOffer(offer, offered)).toBe(covered);
  });
});
