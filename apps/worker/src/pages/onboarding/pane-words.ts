import type { Language } from '../../language/languages.ts';

export type PaneName = 'welcome' | 'phone' | 'card' | 'success';

/** The lines beside the steps. They are no part of the catalogues, because a phone never shows them. */
export const paneWords: Readonly<Record<Language, Readonly<Record<PaneName, readonly string[]>>>> = {
  en: {
    welcome: ['No check without your yes', 'You can ask us who looked', 'You can take your yes back'],
    phone: ['We never ask for your PIN', 'Tell nobody the code of the SMS', 'You can stop and go on later'],
    card: ['Your card fills in as you answer', 'You can correct it later', 'Your number is not on it'],
    success: ['Your card is yours to share', 'Each check adds a stamp to it', 'Your number is not on it'],
  },
  sw: {
    welcome: [
      'Hakuna ukaguzi usipokubali',
      'Unaweza kutuuliza nani ameangalia',
      'Unaweza kuondoa idhini yako',
    ],
    phone: ['Hatukuombi PIN yako kamwe', 'Usimwambie mtu code ya SMS', 'Unaweza kuacha na kuendelea baadaye'],
    card: [
      'Kadi yako inajazwa unapojibu',
      'Unaweza kuirekebisha baadaye',
      'Nambari yako haionekani kwenye kadi',
    ],
    success: [
      'Kadi hii ni yako, unaweza kuituma',
      'Kila ukaguzi huongeza mhuri',
      'Nambari yako haionekani kwenye kadi',
    ],
  },
};
