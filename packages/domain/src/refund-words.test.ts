import { describe, expect, it } from 'vitest';
import { refundSentence, refundStarted, takenBackSentence } from './refund-words.ts';

const FULL = { amountCents: 100_000, priceCents: 100_000 };
const PART = { amountCents: 30_000, priceCents: 100_000 };

describe('a refund in words', () => {
  it.each([
    ['processed', FULL, 'KES 1,000 refunded.'],
    ['processed', PART, 'KES 300 of KES 1,000 refunded.'],
    ['pending', FULL, 'KES 1,000 is being refunded.'],
    ['processing', PART, 'KES 300 of KES 1,000 is being refunded.'],
    ['needs-attention', FULL, 'Your refund of KES 1,000 is held up. Our team works on it.'],
    ['failed', PART, 'Your refund of KES 300 of KES 1,000 is held up. Our team works on it.'],
    ['a word of tomorrow', FULL, 'Your refund of KES 1,000 is held up. Our team works on it.'],
  ])('that is %s, of %j', (status, refund, words) => {
    expect(refundSentence(status, refund)).toBe(words);
  });

  it.each([
    [FULL, 'your payment of KES 1,000 is being refunded in full.'],
    [PART, 'KES 300 of your payment of KES 1,000 is being refunded.'],
  ])('that has just been decided, of %j', (refund, words) => {
    expect(refundStarted(refund)).toBe(words);
  });

  it.each([
    [FULL, 'Your bank took back KES 1,000.'],
    [PART, 'Your bank took back KES 300 of KES 1,000.'],
  ])('tells what the bank took, of %j', (taken, words) => {
    expect(takenBackSentence(taken)).toBe(words);
  });
});
