import { isCalendarDay } from '@repo/domain/dates';
import type { DateLanguage } from '../../words/date-language.ts';

const locales = { en: 'en-KE', sw: 'sw-KE' } as const satisfies Record<DateLanguage, string>;

/** A day in Kenyan spelling, with its month in words: '4 March 1998'. Undefined for an invalid day. */
export function spellDay(day: string, language: DateLanguage): string | undefined {
  if (!isCalendarDay(day)) return undefined;
  // The day has no hour: it is parsed and formatted in the same time zone.
  const words = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00:00.000Z`));
}
