import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDay, nairobiDay } from './dates.ts';
import {
  dayAfterTry,
  isOftenTried,
  isTriedOn,
  proposedTry,
  refereeQuestions,
  TRIES_ON_DAYS,
} from './reference-call.ts';

/** A moment of Nairobi. 23 November 2026 is a Monday, 12 December a public holiday on a Saturday. */
const at = (text: string) => new Date(`${text}:00+03:00`);

it('asks each question once, in English and in Kiswahili', () => {
  const words = refereeQuestions.flatMap(({ id, en, sw }) => [id, en, sw]);
  expect(new Set(words).size).toBe(words.length);
});

// spec: team-case-pages/tries
it.each([
  ['no try', [], '2026-11-23T10:00', false],
  ['a try of the same day', ['2026-11-23T08:00'], '2026-11-23T16:00', true],
  ['a try at the first moment of the day', ['2026-11-23T00:00'], '2026-11-23T23:59', true],
  ['a try a minute before midnight', ['2026-11-22T23:59'], '2026-11-23T00:00', false],
  // 23:30 in Nairobi is the same day of UTC as the next morning.
  ['a try on the same day of UTC alone', ['2026-11-22T23:30'], '2026-11-23T02:00', false],
])('a referee is tried once a day: after %s', (_case, tries, now, isTried) => {
  expect(isTriedOn(at(now), tries.map(at))).toBe(isTried);
});

// spec: team-case-pages/tries
it.each([
  ['no try', [], false],
  ['tries on two days', ['2026-11-19T09:00', '2026-11-20T15:00'], false],
  ['three tries on two days', ['2026-11-19T09:00', '2026-11-20T09:00', '2026-11-20T15:00'], false],
  ['tries on three days', ['2026-11-19T09:00', '2026-11-20T15:00', '2026-11-23T18:00'], true],
])('three different days are enough: after %s', (_case, tries, isEnough) => {
  expect(isOftenTried(tries.map(at))).toBe(isEnough);
});

// spec: team-case-pages/tries
it.each([
  ['in the afternoon after a morning', ['2026-11-23T09:00'], '2026-11-23T09:05', '24 Nov 2026', 'afternoon'],
  ['in the morning after an afternoon', ['2026-11-23T12:00'], '2026-11-23T12:05', '24 Nov 2026', 'morning'],
  ['in the morning after an evening', ['2026-11-23T17:00'], '2026-11-23T17:05', '24 Nov 2026', 'morning'],
  ['in the morning after a night', ['2026-11-23T21:00'], '2026-11-23T21:05', '24 Nov 2026', 'morning'],
  [
    'in the evening after a morning and an afternoon',
    ['2026-11-19T09:00', '2026-11-20T15:00'],
    '2026-11-20T15:05',
    '23 Nov 2026',
    'evening',
  ],
  [
    'in the evening, whichever try was noted first',
    ['2026-11-20T15:00', '2026-11-19T09:00'],
    '2026-11-20T15:05',
    '23 Nov 2026',
    'evening',
  ],
  ['after a weekend', ['2026-11-20T09:00'], '2026-11-20T09:05', '23 Nov 2026', 'afternoon'],
  ['after public holidays', ['2026-12-24T09:00'], '2026-12-24T09:05', '28 Dec 2026', 'afternoon'],
  ['today, when the day has come', ['2026-11-20T15:00'], '2026-11-23T09:30', '23 Nov 2026', 'morning'],
  ['later today', ['2026-11-20T09:00'], '2026-11-23T15:00', '23 Nov 2026', 'afternoon'],
  [
    'later today than the first free part',
    ['2026-11-20T15:00'],
    '2026-11-23T12:00',
    '23 Nov 2026',
    'evening',
  ],
  ['on the next day, when today is over', ['2026-11-20T17:30'], '2026-11-23T18:00', '24 Nov 2026', 'morning'],
  [
    'on the next working day, when it is a Sunday',
    ['2026-11-19T09:00'],
    '2026-11-22T10:00',
    '23 Nov 2026',
    'afternoon',
  ],
  [
    'at any time, when one day had every part',
    ['2026-11-23T09:00', '2026-11-23T14:00', '2026-11-23T18:00'],
    '2026-11-23T18:05',
    '24 Nov 2026',
    'morning',
  ],
])('the next try is %s', (_case, tries, now, day, part) => {
  const proposed = proposedTry(tries.map(at), at(now));
  expect(proposed?.part).toBe(part);
  expect(formatDay(proposed?.day ?? at(now))).toBe(day);
});

it.each([
  ['before the first try', []],
  ['after three days', ['2026-11-19T09:00', '2026-11-20T15:00', '2026-11-23T18:00']],
])('no try is proposed %s', (_case, tries) => {
  expect(proposedTry(tries.map(at), at('2026-11-23T18:05'))).toBeNull();
});

it('a proposed try always counts, and whoever follows the proposals has tried often enough', () => {
  const moments = fc.date({ min: at('2026-01-01T00:00'), max: at('2027-12-31T00:00'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (first) => {
      const tries = [first];
      for (
        let proposed = proposedTry(tries, first);
        proposed !== null;
        proposed = proposedTry(tries, first)
      ) {
        expect(isTriedOn(proposed.day, tries)).toBe(false);
        tries.push(proposed.day);
      }
      expect(new Set(tries.map(nairobiDay)).size).toBe(TRIES_ON_DAYS);
    }),
  );
});

it('names the day of the next try', () => {
  expect(nairobiDay(dayAfterTry(at('2026-11-20T15:00')))).toBe('2026-11-23');
});
