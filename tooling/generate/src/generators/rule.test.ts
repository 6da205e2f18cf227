import { describe, expect, it } from 'vitest';
import { made } from '../made-in-test.ts';

describe('a rule', () => {
  it('has a function, and a table of cases', () => {
    const [rule, test] = made('rule', 'zebra-fee').values();
    expect(rule).toContain('export const zebraFee = (count: number): boolean => count >= ZEBRA_FEE_MINIMUM;');
    expect(test).toContain("import { zebraFee } from './zebra-fee.ts';");
  });

  it.each([
    ['zebraFee', 'The name of a rule is written like'],
    ['phone', 'packages/domain/src/phone.ts exists.'],
  ])('is not called %s', (name, words) => {
    expect(() => made('rule', name)).toThrow(words);
  });
});
