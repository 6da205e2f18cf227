import { isCalendarDay } from '@repo/domain/dates';
import type { DateLanguage } from '../../words/date-language.ts';

/** Written out: a date format of the browser takes a slow phone longer to make than the whole form around it. */
const months: Readonly<Record<DateLanguage, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  sw: 'Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba'.split(' '),
};

/** A day in Kenyan spelling, with its month in words: '4 March 1998'. Undefined for an invalid day. */
export function spellDay(day: string, language: DateLanguage): string | undefined {
  if (!isCalendarDay(day)) return undefined;
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[language][month - 1]} ${year}`;
}
