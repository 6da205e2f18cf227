import { once } from '@repo/domain/once';
import { relativeDate } from '@repo/domain/relative-date';
import { formatsOf } from './formats.ts';
import { tags, type Language } from './languages.ts';

const kiswahili = once(() => new Intl.RelativeTimeFormat(tags.sw, { numeric: 'auto' }));

/** Capitalises the text, because it is on its own line. */
const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The approximate age of a day in a language: '2 weeks ago', 'Wiki 2 zilizopita'. */
export const relativeDateIn = (language: Language, value: string, now: Date): string =>
  asSentence(
    language === 'en'
      ? relativeDate(value, now)
      : relativeDate(value, now, { relative: kiswahili, date: (day) => formatsOf.sw.date(day) }),
  );
