import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/dashboard.ts';

export const messages: In<typeof english> = {
  'dashboard.title': 'Mwanzo',
  'dashboard.greeting': 'Habari, {name}',
  'dashboard.nobody': 'Mfanyakazi',
  'dashboard.failed': 'Taarifa zako hazikupatikana',
  'dashboard.signOut': 'Ondoka',
};
