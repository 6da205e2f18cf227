import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/verification.ts';

export const messages: In<typeof english> = {
  'verification.title': 'Hali ya Uthibitisho',
  'verification.enforced': 'Tafadhali thibitisha utambulisho wako ili uendelee.',
};
