import { describe, expect, it } from 'vitest';
import { identityFailures, identityReviewReasons } from './identity-check.ts';
import {
  identityMessage,
  identityStatusOf,
  identityStatuses,
  NO_ATTEMPTS_LEFT,
  toldReviewReasons,
} from './identity-words.ts';

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

describe('identityMessage', () => {
  it('has words of its own for every standing and every failure', () => {
    const said = [
      ...identityStatuses.filter((each) => each !== 'failed').map((each) => identityMessage(each, null, 5)),
      ...identityFailures.map((reason) => identityMessage('failed', reason, 2)),
    ];
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text).toMatch(/^[A-Z].+\.$/);
  });

  it.each(['not_started', 'checking', 'name_differs', 'verified'] as const)(
    '%s is told as it is, whatever somebody looked at before',
    (status) => {
      for (const reason of toldReviewReasons)
        expect(identityMessage(status, reason, 3)).toBe(identityMessage(status, null, 3));
    },
  );

  it.each(identityReviewReasons)('says no more of %s than helps her', (reason) => {
    const text = identityMessage('under_review', reason, 0);
    expect(text).not.toMatch(/risk|doubt|fraud|suspic|young|age\b/i);
  });

  it.each([
    ['no_registry_photo', /no photo of you, which is common/],
    ['attempts_used', /did not work by itself/],
    ['name_disputed', /the name is not yours/],
    ['doubts', /^Our team looks at your photos/],
  ])('under review because of %s', (reason, text) => {
    expect(identityMessage('under_review', reason, 3)).toMatch(text);
  });

  it('leads to a person when no attempt is left, and says something of a reason it never heard', () => {
    expect(identityMessage('failed', 'face_differs', 0)).toBe(NO_ATTEMPTS_LEFT);
    for (const reason of [null, 'toString'])
      expect(identityMessage('failed', reason, 1)).toMatch(/^Our team could not confirm/);
  });
});
