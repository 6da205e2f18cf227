import { once } from '@repo/domain/once';
import { relativeDate } from '@repo/domain/relative-date';
import { formatsOf } from './formats.ts';
import { tags, type Language } from './languages.ts';

const kiswahili = once(() => new Intl.RelativeTimeFormat(tags.sw, { numeric: 'auto' }));

/** How long ago a day was, roughly, as it is said in a language: '2 weeks ago', 'wiki 2 zilizopita'. */
export const relativeDateIn = (language: Language, value: string, now: Date): string =>
  language === 'en'
    ? relativeDate(value, now)
    : relativeDate(value, now, { relative: kiswahili, date: (day) => formatsOf.sw.date(day) });
