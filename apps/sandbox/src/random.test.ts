import { describe, expect, it } from 'vitest';
import { newMessageId, randomWord, seededRandom } from './random.ts';

const draw = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 1000 }, random);
};

describe('randomness', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    expect(draw(7)).toStrictEqual(draw(7));
    expect(draw(7)).not.toStrictEqual(draw(8));
  });

  it('spreads evenly from 0 up to 1', () => {
    const numbers = draw(1);
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(mean).toBeCloseTo(0.5, 1);
  });

  it('makes words and message ids that look like the providers’', () => {
    expect(randomWord(15)).toMatch(/^[a-z0-9]{15}$/);
    expect(newMessageId()).toMatch(/^ATXid_[0-9a-f]{32}$/);
    expect(newMessageId()).not.toBe(newMessageId());
  });
});
