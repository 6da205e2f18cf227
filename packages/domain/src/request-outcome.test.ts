import { describe, expect, it } from 'vitest';
import { consentRequestKinds } from './consent-request-message.ts';
import {
  requestOutcomeOf,
  requestOutcomes,
  type OutcomeFacts,
  type RequestOutcome,
} from './request-outcome.ts';
import { newsWordsAfterEnd, requestOutcomeWords } from './request-outcome-words.ts';
import { workerLanguages } from './worker-profile.ts';

const now = new Date('2026-03-03T09:00:00.000Z');
const facts: OutcomeFacts = {
  status: 'open',
  expiresAt: new Date(now.getTime() + 1),
  consentWithdrawnAt: null,
  isBlocked: false,
};

describe('requestOutcomeOf', () => {
  it.each<[string, Partial<OutcomeFacts>, RequestOutcome]>([
    ['no answer yet', {}, 'open'],
    ['no answer at the very end', { expiresAt: now }, 'expired'],
    ['no answer, and marked as run out', { status: 'expired' }, 'expired'],
    ['a yes', { status: 'accepted' }, 'accepted'],
    ['a yes, after the time to answer', { status: 'accepted', expiresAt: now }, 'accepted'],
    ['a yes that she took back', { status: 'accepted', consentWithdrawnAt: now }, 'consent_withdrawn'],
    ['a yes, then a block', { status: 'accepted', consentWithdrawnAt: now, isBlocked: true }, 'blocked'],
    ['a no', { status: 'declined' }, 'declined'],
    ['a block in place of an answer', { status: 'declined', isBlocked: true }, 'blocked'],
    ['taken back by the employer', { status: 'withdrawn' }, 'withdrawn'],
    [
      'taken back by the employer, who is blocked since',
      { status: 'withdrawn', isBlocked: true },
      'withdrawn',
    ],
    ['run out, of an employer who is blocked since', { status: 'expired', isBlocked: true }, 'expired'],
  ])('after %s', (_, change, outcome) => {
    expect(requestOutcomeOf({ ...facts, ...change }, now)).toBe(outcome);
  });
});

describe.each(workerLanguages)('what became of a request, in %s', (language) => {
  const ended = requestOutcomes.filter((outcome) => outcome !== 'open');

  it.each(consentRequestKinds)(
    'is a sentence of its own for each outcome of a %s, with who asked',
    (kind) => {
      const told = ended.map((outcome) =>
        requestOutcomeWords(language, { kind, outcome, employer: 'Njeri Test' }),
      );
      expect(new Set(told.map(({ title }) => title)).size).toBe(ended.length);
      expect(new Set(told.map(({ text }) => text)).size).toBe(ended.length);
      for (const { text } of told) expect(text).toMatch(/^Njeri Test .+\.$/);
    },
  );

  it('has a word for an employer whose name cannot be shown', () => {
    const { text } = requestOutcomeWords(language, { kind: 'invitation', outcome: 'declined', employer: '' });
    expect(text).toMatch(/^(An employer asked|Mwajiri aliomba) /);
  });
});

describe('newsWordsAfterEnd', () => {
  const after = (kind: string, outcome: RequestOutcome | null) =>
    newsWordsAfterEnd('en', { kind, employer: 'Njeri Test', outcome })?.title;

  it.each<[string, RequestOutcome | null, string | undefined]>([
    ['invitation_asked', 'open', undefined],
    ['invitation_asked', null, undefined],
    ['invitation_asked', 'accepted', 'You said yes'],
    ['consent_asked', 'declined', 'You said no'],
    ['contact_asked', 'blocked', 'You blocked this employer'],
    ['contact_asked', 'withdrawn', 'The employer took the request back'],
    ['contact_shared', 'accepted', undefined],
    ['contact_shared', 'consent_withdrawn', 'You took your yes back'],
    ['request_expired', 'expired', undefined],
    ['toString', 'declined', undefined],
  ])('of %s, %s', (kind, outcome, title) => {
    expect(after(kind, outcome)).toBe(title);
  });
});
