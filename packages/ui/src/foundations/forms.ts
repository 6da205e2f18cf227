import { dateIn } from '@repo/domain/date-in';
import { formatDate, formatDay, formatMoment, formatTime } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { displayPhone, maskPhone, phoneEnding } from '@repo/domain/phone';
import { relativeDate } from '@repo/domain/relative-date';
import { scoreText } from '@repo/domain/trust-reach';
import { workerKiswahili } from '../words/worker-kiswahili.ts';

/** A form of a date, an amount or a number, made by the product's own formatter. */
export interface Form {
  readonly what: string;
  readonly english: string;
  /** Undefined where nobody reads it in Kiswahili. */
  readonly kiswahili?: string;
  readonly formatter: string;
}

const MOMENT = new Date('2026-11-21T06:12:00Z');
const NOW = new Date('2026-12-06T06:12:00Z');
const inKiswahili = {
  relative: () => new Intl.RelativeTimeFormat('sw-KE', { numeric: 'auto' }),
  date: () => dateIn('sw', MOMENT),
};

const { outOf, soFar, unchecked } = workerKiswahili.trustBadge;

/** What both languages write alike. */
const alike = (text: string) => ({ english: text, kiswahili: text });

export const forms: readonly Form[] = [
  {
    what: 'A day',
    english: formatDate(MOMENT),
    kiswahili: dateIn('sw', MOMENT),
    formatter: 'formatDate, dateIn',
  },
  { what: 'A day, for the team', english: formatDay(MOMENT), formatter: 'formatDay' },
  { what: 'A moment, for the team', english: formatMoment(MOMENT), formatter: 'formatMoment' },
  { what: 'A time, of 24 hours in Nairobi', ...alike(formatTime(MOMENT)), formatter: 'formatTime' },
  {
    what: 'An age',
    english: relativeDate(MOMENT, NOW),
    kiswahili: relativeDate(MOMENT, NOW, inKiswahili),
    formatter: 'relativeDate',
  },
  { what: 'A missing day', english: formatDate(null), formatter: 'formatDate' },
  { what: 'An amount', ...alike(formatKes(100_000)), formatter: 'formatKes' },
  { what: 'An amount with cents', ...alike(formatKes(250_050)), formatter: 'formatKes' },
  { what: 'A phone number', ...alike(displayPhone('+254712345678')), formatter: 'displayPhone' },
  { what: 'One that she did not share', english: maskPhone('+254712345678'), formatter: 'maskPhone' },
  {
    what: 'One before the team asks for it',
    english: phoneEnding('+254712345678'),
    formatter: 'phoneEnding',
  },
  {
    what: 'A score',
    english: scoreText({ score: 80, upTo: null }),
    kiswahili: `80 ${outOf}`,
    formatter: 'scoreText',
  },
  {
    what: 'A score while checks run',
    english: scoreText({ score: 25, upTo: 90 }),
    kiswahili: `25 ${soFar} 90`,
    formatter: 'scoreText',
  },
  {
    what: 'No score',
    english: scoreText({ score: null, upTo: null }),
    kiswahili: unchecked,
    formatter: 'scoreText',
  },
];
