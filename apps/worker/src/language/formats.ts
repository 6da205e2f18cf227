import { formatDate } from '@repo/domain/dates';
import { once } from '@repo/domain/once';
import { tags, type Language } from './languages.ts';

export interface Formats {
  /** A day in Nairobi: 'Nov 21, 2026', '21 Nov 2026'; 'N/A' for none. */
  date(value: Date | string | null | undefined): string;
  /** A whole number: '1,234'. */
  number(value: number): string;
}

/** The browser's own formats hold a cheap phone up: this one is made when a date is first written with it, and kept. */
const kiswahiliDate = once(
  () => new Intl.DateTimeFormat(tags.sw, { dateStyle: 'medium', timeZone: 'Africa/Nairobi' }),
);

/** In Kenya both languages group alike: by hand, since her first screen has figures and would wait for the browser's format. */
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
