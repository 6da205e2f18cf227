import type { CheckKind } from '@repo/domain/check';
import type { Language } from '../../language/languages.ts';

/** The checks whose missing confirmation the worker can mend herself. */
export type MendableCheck = Extract<CheckKind, 'identity' | 'references' | 'criminal_record' | 'health'>;

interface ResultWords {
  readonly found: string;
  readonly unconfirmed: string;
  readonly none: string;
  readonly mend: Readonly<Record<MendableCheck, string>>;
}

/** They are no part of the catalogues, because the results alone need them. */
export const resultWords: Readonly<Record<Language, ResultWords>> = {
  en: {
    found: 'What was found',
    unconfirmed: 'What we could not confirm',
    none: 'No results yet',
    mend: {
      identity: 'Prove your identity again',
      references: 'Name another reference whom we can reach',
      criminal_record: 'Upload a newer certificate',
      health: 'Upload a newer certificate',
    },
  },
  sw: {
    found: 'Yaliyopatikana',
    unconfirmed: 'Ambayo hatukuweza kuthibitisha',
    none: 'Bado hakuna matokeo',
    mend: {
      identity: 'Thibitisha utambulisho wako tena',
      references: 'Taja mtu mwingine tunayeweza kumpigia',
      criminal_record: 'Pakia cheti kipya zaidi',
      health: 'Pakia cheti kipya zaidi',
    },
  },
};
