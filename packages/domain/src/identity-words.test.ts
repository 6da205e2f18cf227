import { describe, expect, it } from 'vitest';
import { identityStatusOf } from './identity-words.ts';

describe('identityStanding', () => {
  it.each([
    ['not_verified', null, 'not_started'],
    ['pending', null, 'under_review'],
    ['pending', 'queued', 'checking'],
    ['pending', 'submitting', 'checking'],
    ['pending', 'processing', 'checking'],
    ['pending', 'provisional', 'under_review'],
    ['pending', 'review', 'under_review'],
    ['pending', 'name_differs', 'name_differs'],
    ['verified', 'verified', 'verified'],
    ['verified', null, 'verified'],
    ['failed', 'verified', 'failed'],
    ['failed', 'failed', 'failed'],
    ['not_verified', 'failed', 'not_started'],
    ['pending', 'verified', 'under_review'],
  ] as const)('%s with an attempt that is %s: %s', (smileStatus, attempt, status) => {
    expect(identityStatusOf(smileStatus, attempt)).toBe(status);
  });
});
