import { isCalendarDay } from '@repo/domain/dates';
import { once } from '@repo/domain/once';
import type { DateLanguage } from '../../words/date-language.ts';

// The day has no hour: it is parsed and formatted in the same time zone. A format takes a slow phone longer to make than the field.
const formatIn = (locale: string) =>
  once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const formats = {
  en: formatIn('en-KE'),
  sw: formatIn('sw-KE'),
} as const satisfies Record<DateLanguage, () => Intl.DateTimeFormat>;

/** A day in Kenyan spelling, with its month in words: '4 March 1998'. Undefined for an invalid day. */
export function spellDay(day: string, language: DateLanguage): string | undefined {
  if (!isCalendarDay(day)) return undefined;
  return formats[language]().format(new Date(`${day}T00:00:00.000Z`));
}
