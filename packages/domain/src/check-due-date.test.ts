import { describe, expect, it } from 'vitest';
import { stepsOfLevel } from './check.ts';
import {
  caseDueAt,
  checkDueAt,
  earlierReviewDueAt,
  estimatedCompletion,
  nextResultAt,
  waitsForCertificate,
} from './check-due-date.ts';

const nothing = { hasPoliceCertificate: false };
const everything = { hasPoliceCertificate: true };

describe('checkDueAt', () => {
  const ordered = (facts: typeof nothing, level: keyof typeof stepsOfLevel = 'standard') => ({
    ...facts,
    steps: stepsOfLevel[level],
  });
  // All in UTC. The day in Nairobi ends at 20:59:59.999 UTC.
  it.each([
    ['on a Monday, by Thursday', 17, '2026-11-16T08:00:00Z', '2026-11-19T20:59:59.999Z'],
    ['on a Thursday, by Tuesday', 18, '2026-11-19T08:00:00Z', '2026-11-24T20:59:59.999Z'],
    ['on a Saturday, by Wednesday', 16, '2026-11-21T08:00:00Z', '2026-11-25T20:59:59.999Z'],
    ['late on a Sunday in Nairobi', 17, '2026-11-22T20:30:00Z', '2026-11-25T20:59:59.999Z'],
    ['early on a Monday in Nairobi', 17, '2026-11-22T21:30:00Z', '2026-11-26T20:59:59.999Z'],
    ['urgent, the same day', 19, '2026-11-16T08:00:00Z', '2026-11-16T20:59:59.999Z'],
    [
      'urgent after midnight in Nairobi, that new day',
      19,
      '2026-11-16T21:00:00Z',
      '2026-11-17T20:59:59.999Z',
    ],
  ])('is due when opened %s', (_when, packageId, openedAt, due) => {
    expect(checkDueAt('social_media', packageId, new Date(openedAt), ordered(nothing)).toISOString()).toBe(
      due,
    );
  });

  it('gives the police four weeks for a certificate that is still to come, even in the urgent package', () => {
    const openedAt = new Date('2026-11-16T08:00:00Z');
    expect(checkDueAt('criminal_record', 19, openedAt, ordered(nothing)).toISOString()).toBe(
      '2026-12-14T20:59:59.999Z',
    );
    expect(checkDueAt('criminal_record', 17, openedAt, ordered(nothing)).toISOString()).toBe(
      '2026-12-14T20:59:59.999Z',
    );
    expect(checkDueAt('criminal_record', 17, openedAt, ordered(everything)).toISOString()).toBe(
      '2026-11-19T20:59:59.999Z',
    );
  });

  it('expects the final review with the certificate that it waits for, where there is one to wait for', () => {
    const openedAt = new Date('2026-11-16T08:00:00Z');
    const due = (...facts: Parameters<typeof ordered>) =>
      checkDueAt('final_review', 17, openedAt, ordered(...facts)).toISOString();
    expect(due(nothing)).toBe('2026-12-14T20:59:59.999Z');
    expect(due(everything)).toBe('2026-11-19T20:59:59.999Z');
    expect(due(nothing, 'lite')).toBe('2026-11-19T20:59:59.999Z');
  });
});

describe('a final review whose certificate is decided', () => {
  const endOf = (day: string) => new Date(`${day}T20:59:59.999Z`);
  const check = (status: string, day: string) => ({ status, dueAt: endOf(day) });
  const certificate = check('decided', '2026-12-14');
  const soon = check('pending', '2026-11-19');
  const done = check('decided', '2026-11-19');
  const review = check('pending', '2026-12-14');
  // 17 November 2026 is a Tuesday.
  it.each([
    ['with the last open check', review, [certificate, soon, done], '2026-11-17', '2026-11-19'],
    [
      'with one that was postponed',
      review,
      [certificate, check('waiting', '2026-11-25')],
      '2026-11-17',
      '2026-11-25',
    ],
    ['on the promised day, with none open', review, [certificate, done], '2026-11-17', '2026-11-19'],
    ['tomorrow, after the promised day', review, [certificate, done], '2026-12-02', '2026-12-03'],
    ['on Monday, on a Friday after it', review, [certificate, done], '2026-12-04', '2026-12-07'],
    ['tomorrow, while an open check is late', review, [certificate, soon], '2026-11-20', '2026-11-23'],
  ] as const)('is due %s', (_when, own, others, today, day) => {
    expect(earlierReviewDueAt(own, others, new Date(`${today}T08:00:00Z`))).toEqual(endOf(day));
  });

  it.each([
    ['the certificate is still open', review, [check('waiting', '2026-12-14'), soon]],
    ['it is due sooner', check('pending', '2026-11-18'), [certificate, soon]],
    ['it is due that day', check('pending', '2026-11-19'), [certificate, soon]],
    ['it is decided', check('decided', '2026-12-14'), [certificate, soon]],
    ['a second member looks at it', check('second_look', '2026-12-14'), [certificate, done]],
    ['there is no other check', review, []],
  ] as const)('keeps its date while %s', (_when, own, others) => {
    expect(earlierReviewDueAt(own, others, new Date('2026-11-17T08:00:00Z'))).toBeNull();
  });
});

describe('the one date of a case', () => {
  const check = (status: string, due_at: string | null) => ({ status, due_at });
  const soon = '2026-11-19T20:59:59.999Z';
  const late = '2026-12-14T20:59:59.999Z';
  it.each([
    ['a worker has not agreed', null, 'A date once the worker agrees'],
    ['every check is open', [check('pending', soon), check('waiting', late)], 'Dec 14, 2026'],
    ['the last is decided', [check('in_progress', soon), check('decided', late)], 'Nov 19, 2026'],
    ['a check has no date', [check('pending', null), check('pending', soon)], 'Nov 19, 2026'],
    ['all are decided', [check('decided', soon)], 'All checks are done'],
  ])('while %s', (_when, checks, text) => {
    expect(estimatedCompletion(checks)).toBe(text);
  });

  it('is none once no check is open', () => {
    expect(caseDueAt([check('decided', soon)])).toBeNull();
    expect(caseDueAt([check('pending', soon)])?.toISOString()).toBe(soon);
  });

  const of = (kind: string, status: string, due_at: string | null) => ({ kind, ...check(status, due_at) });
  it.each([
    [
      'waits for the certificate',
      [of('criminal_record', 'waiting', late), of('identity', 'pending', soon)],
      true,
    ],
    [
      'has its review with it',
      [of('criminal_record', 'waiting', late), of('final_review', 'pending', late)],
      true,
    ],
    [
      'has the certificate',
      [of('criminal_record', 'decided', late), of('final_review', 'pending', late)],
      false,
    ],
    [
      'needs it on the usual day',
      [of('criminal_record', 'waiting', soon), of('identity', 'pending', soon)],
      false,
    ],
    [
      'waits longer for another',
      [of('criminal_record', 'waiting', soon), of('health', 'waiting', late)],
      false,
    ],
    ['has no such check', [of('identity', 'pending', soon)], false],
  ] as const)('is that of the certificate while a case %s: %#', (_when, checks, is) => {
    expect(waitsForCertificate(checks)).toBe(is);
  });

  it('has the day of the next result beside it, where that comes sooner', () => {
    const next = nextResultAt([check('pending', soon), check('waiting', late), check('decided', soon)]);
    expect(next?.toISOString()).toBe(soon);
    expect(nextResultAt([check('pending', late), check('decided', soon)])).toBeNull();
    expect(nextResultAt([])).toBeNull();
  });
});
