import { formatDate } from '@repo/domain/dates';
import { once } from '@repo/domain/once';
import { tags, type Language } from './languages.ts';

export interface Formats {
  /** A day in Nairobi: 'Nov 21, 2026', '21 Nov 2026'. 'N/A' without a value. */
  date(value: Date | string | null | undefined): string;
  /** A whole number: '1,234'. */
  number(value: number): string;
}

/** Creating a format of the browser is slow on a cheap phone, so the first date creates it and the app keeps it. */
const kiswahiliDate = once(
  () => new Intl.DateTimeFormat(tags.sw, { dateStyle: 'medium', timeZone: 'Africa/Nairobi' }),
);

/** Both languages group digits alike in Kenya. By hand, because the first screen would wait for the browser's format. */
const number = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

export const formatsOf: Readonly<Record<Language, Formats>> = {
  en: { date: formatDate, number },
  sw: {
    date(value) {
      const date = new Date(value ?? Number.NaN);
      return Number.isNaN(date.getTime()) ? 'Haipo' : kiswahiliDate().format(date);
    },
    number,
  },
};
