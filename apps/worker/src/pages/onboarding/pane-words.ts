import type { Language } from '../../language/languages.ts';

export type PaneName = 'welcome' | 'phone' | 'card' | 'success';

/** The lines beside the steps. They are no part of the catalogues, because a phone never shows them. */
export const paneWords: Readonly<Record<Language, Readonly<Record<PaneName, readonly string[]>>>> = {
  en: {
    welcome: ['You can take your yes back', 'You hear of findings first', 'You decide who gets your number'],
    phone: ['We never ask for your PIN', 'Tell nobody the code of the SMS', 'You can stop and go on later'],
    card: ['Your card fills in as you answer', 'You can correct it later', 'You decide who gets your number'],
    success: [
      'Your card is yours to share',
      'Each check adds a stamp to it',
      'You decide who gets your number',
    ],
  },
  sw: {
    welcome: [
      'Unaweza kuondoa idhini yako',
      'Unaambiwa kilichopatikana kwanza',
      'Wewe ndiye unaamua nani apate nambari yako',
    ],
    phone: ['Hatukuombi PIN yako kamwe', 'Usimwambie mtu code ya SMS', 'Unaweza kuacha na kuendelea baadaye'],
    card: [
      'Kadi yako inajazwa unapojibu',
      'Unaweza kuirekebisha baadaye',
      'Wewe ndiye unaamua nani apate nambari yako',
    ],
    success: [
      'Kadi hii ni yako, unaweza kuituma',
      'Kila ukaguzi huongeza mhuri',
      'Wewe ndiye unaamua nani apate nambari yako',
    ],
  },
};
