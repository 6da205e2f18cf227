import { formatDate } from '@repo/domain/dates';
import { once } from '@repo/domain/once';
import { tags, type Language } from './languages.ts';

export interface Formats {
  /** A day in Nairobi: 'Nov 21, 2026', '21 Nov 2026'; 'N/A' for none. */
  date(value: Date | string | null | undefined): string;
  /** '1,234'. */
  number(value: number): string;
}

/** The browser's own formats hold a cheap phone up: each is made when something is first written with it, and kept. */
const english = {
  number: once(() => new Intl.NumberFormat(tags.en)),
};
const kiswahili = {
  date: once(() => new Intl.DateTimeFormat(tags.sw, { dateStyle: 'medium', timeZone: 'Africa/Nairobi' })),
  number: once(() => new Intl.NumberFormat(tags.sw)),
};

export const formatsOf: Readonly<Record<Language, Formats>> = {
  en: { date: formatDate, number: (value) => english.number().format(value) },
  sw: {
    date(value) {
      const date = new Date(value ?? Number.NaN);
      return Number.isNaN(date.getTime()) ? 'Haipo' : kiswahili.date().format(date);
    },
    number: (value) => kiswahili.number().format(value),
  },
};
