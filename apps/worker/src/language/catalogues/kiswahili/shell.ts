import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/shell.ts';

export const messages: In<typeof english> = {
  'language.label': 'Lugha',
  'language.failed': 'Lugha haikupatikana. Tafadhali jaribu tena.',
  'screen.waiting': 'Inafunguka...',
  'call.unreached': 'Mtandao haupatikani. Tafadhali jaribu tena.',
  'call.signedOut': 'Hukutambuliwa. Tafadhali ingia tena.',
  'call.again': 'Jaribu Tena',

  'nav.toDashboard': 'Rudi mwanzo',

  'error.title': 'Kuna tatizo',
  'error.details': 'Maelezo ya kiufundi',
  'error.noScreen': 'Hakuna ukurasa kwenye anwani hii. Ulichohifadhi hakijapotea.',
  'error.fault': 'Ukurasa huu haukuweza kuonyeshwa. Ulichohifadhi hakijapotea.',
  'error.notLoaded': 'Ukurasa huu haukufunguka. Tafadhali angalia mtandao wako. Ulichohifadhi hakijapotea.',
  'error.offline': 'Bado huna mtandao. Ukurasa huu utafunguka wenyewe ukipata mtandao.',
  'error.home': 'Nenda mwanzo',
};
