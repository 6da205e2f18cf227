import { describe, expect, it } from 'vitest';
import { REQUEST_NUMBER_RESTS_DAYS } from './consent-request.ts';
import { REFUSAL_RESTS_DAYS } from './permission-to-ask.ts';
import { keptDays, keptSince, keptUntil } from './kept-days.ts';
import { retentionInEnglish } from './retention-english.ts';
import { retentionTable } from './retention.ts';

const table = retentionTable(retentionInEnglish);
const period = (kind: string) => table.find((row) => row.kind === kind)?.period;

describe('the table of what is kept how long', () => {
  it('has every kind that a job ends, with its days', () => {
    for (const [kind, days] of Object.entries(keptDays))
      expect(period(kind), kind).toMatch(
        new RegExp(String.raw`^${days} days? after .+, then (deleted|emptied)$`),
      );
  });

  it.each([
    [
      'judgedDocuments',
      '90 days after our team decided about them, or after you took them back, then deleted',
    ],
    ['countedLimits', '1 day after the hour or day that was counted, then deleted'],
    ['paymentCallbacks', '180 days after it came, then emptied'],
    ['accounts', 'as long as your account'],
    ['audit', 'for good'],
  ])('says of %s: %s', (kind, words) => expect(period(kind)).toBe(words));

  it('begins with what goes soonest and ends with what lasts', () => {
    const kinds = table.map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['countedLimits', 'unclaimedFiles', 'signInCodes']);
    expect(kinds.at(-1)).toBe('audit');
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('gives what and why in a line each', () => {
    for (const { kind, what, why } of table)
      for (const line of [what, why]) {
        expect(line, kind).toMatch(/^[^\n]{10,160}$/);
        expect(line, kind).toMatch(/^[A-Z]/);
      }
  });
});

describe('what is ended', () => {
  it('was kept as long as another rule needs it', () => {
    expect(keptDays.neverJoined).toBeGreaterThan(REFUSAL_RESTS_DAYS);
    expect(keptDays.unansweredQuestions).toBeGreaterThan(REQUEST_NUMBER_RESTS_DAYS);
    // The limit counts the codes of the last 24 hours.
    expect(keptDays.signInCodes).toBeGreaterThan(1);
  });

  it('counts whole days of 24 hours', () => {
    expect(keptSince('signInCodes', new Date('2026-03-03T12:00:00Z'))).toEqual(
      new Date('2026-03-01T12:00:00Z'),
    );
    expect(keptUntil('signInCodes', new Date('2026-02-28T12:00:00Z'))).toEqual(
      new Date('2026-03-02T12:00:00Z'),
    );
  });
});
