import type { Language } from '../../language/languages.ts';

type Checks = Readonly<Record<'face' | 'card', readonly string[]>>;

/** What makes a photo pass. They are no part of the catalogues, because the look at a photo alone needs them. */
export const photoChecks: Readonly<Record<Language, Checks>> = {
  en: {
    face: ['From your forehead to your chin', 'No shadow, and no blur', 'No cap, mask or sunglasses'],
    card: ['All four corners', 'Every letter and number sharp', 'No finger or light on the words'],
  },
  sw: {
    face: [
      'Kuanzia paji la uso hadi kidevu',
      'Hakuna kivuli wala ukungu',
      'Bila kofia, barakoa au miwani ya jua',
    ],
    card: ['Pembe zote nne', 'Kila herufi na nambari inasomeka', 'Bila kidole au mwanga juu ya maneno'],
  },
};
