import { formatDate } from '@repo/domain/dates';
import type { WorkerLanguage } from '@repo/domain/worker-profile';

const kiswahili = new Intl.DateTimeFormat('sw-KE', { dateStyle: 'medium', timeZone: 'Africa/Nairobi' });

/** A day in Nairobi, as the apps write it: 'Nov 21, 2026', '21 Nov 2026'. */
export const dateIn = (language: WorkerLanguage, moment: string): string =>
  language === 'en' ? formatDate(moment) : kiswahili.format(new Date(moment));
