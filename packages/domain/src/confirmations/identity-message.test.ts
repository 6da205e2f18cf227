import { describe, expect, it } from 'vitest';
import { identityFailures, identityReviewReasons } from '../identity-check.ts';
import { identityStatuses, toldReviewReasons, type IdentityStatus } from '../identity-words.ts';
import { english } from './english.ts';
import { identityMessage } from './identity-message.ts';
import { kiswahili } from './kiswahili.ts';

const told = (status: IdentityStatus, reason: string | null, attempts_left: number) =>
  identityMessage('en', { status, reason, attempts_left });

describe('identityMessage', () => {
  it('has words of its own for every status and every failure', () => {
    const said = [
      ...identityStatuses.filter((each) => each !== 'failed').map((each) => told(each, null, 5)),
      ...identityFailures.map((reason) => told('failed', reason, 2)),
    ];
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text).toMatch(/^[A-Z].+\.$/);
  });

  it.each(['not_started', 'checking', 'name_differs', 'verified'] as const)(
    '%s is told as it is, whatever somebody looked at before',
    (status) => {
      for (const reason of toldReviewReasons) expect(told(status, reason, 3)).toBe(told(status, null, 3));
    },
  );

  it.each(identityReviewReasons)('says no more of %s than helps the worker', (reason) => {
    expect(told('under_review', reason, 0)).not.toMatch(/risk|doubt|fraud|suspic|young|age\b/i);
  });

  it.each([
    ['no_registry_photo', /no photo of you, which is common/],
    ['attempts_used', /did not work by itself/],
    ['name_disputed', /the name is not yours/],
    ['doubts', /^Our team looks at your photos/],
  ])('under review because of %s', (reason, text) => {
    expect(told('under_review', reason, 3)).toMatch(text);
  });

  it('leads to a person when no attempt is left, and says something of a reason it never heard', () => {
    expect(told('failed', 'face_differs', 0)).toBe(english.identityAttemptsUsed);
    for (const reason of [null, 'toString'])
      expect(told('failed', reason, 1)).toMatch(/^Our team could not confirm/);
  });

  it('speaks the language of the worker', () => {
    const status = { status: 'verified', reason: null, attempts_left: 4 } as const;
    expect(identityMessage('sw', status)).toBe(kiswahili.identityVerified);
  });
});
