import { formatDate } from './dates.ts';
import type { WorkerLanguage } from './worker-language.ts';

const kiswahili = new Intl.DateTimeFormat('sw-KE', { dateStyle: 'medium', timeZone: 'Africa/Nairobi' });

/** A day in Nairobi as the service writes it: 'Nov 21, 2026', '21 Nov 2026'. */
export const dateIn = (language: WorkerLanguage, moment: Date | string): string =>
  language === 'en' ? formatDate(moment) : kiswahili.format(new Date(moment));
