import type { CheckKind } from '@repo/domain/check';
import type { Language } from '../../language/languages.ts';

/** The checks that an act of the worker begins, in the order in which she does them. */
export const begunChecks = ['identity', 'references', 'criminal_record', 'misconduct_registry'] as const;
type BegunCheck = (typeof begunChecks)[number];

/** The checks whose missing confirmation the worker can mend herself. */
export type MendableCheck = Extract<CheckKind, 'identity' | 'references' | 'criminal_record' | 'health'>;

interface ResultWords {
  readonly found: string;
  readonly unconfirmed: string;
  readonly none: string;
  /** Who reads the findings in reports. */
  readonly inReports: string;
  /** What follows from 'This is wrong', once for all findings in reports. The team promises no day. */
  readonly afterDispute: string;
  /** Since when the registry has a record. */
  readonly recorded: (date: string) => string;
  /** What will be checked, and when each check begins. */
  readonly ahead: string;
  readonly begins: Readonly<Record<BegunCheck, string>>;
  readonly steps: string;
  readonly mend: Readonly<Record<MendableCheck, string>>;
}

/** They are no part of the catalogues, because the results alone need them. */
export const resultWords: Readonly<Record<Language, ResultWords>> = {
  en: {
    found: 'What was found',
    unconfirmed: 'What we could not confirm',
    none: 'No results yet',
    inReports: 'Employers who check you read this.',
    afterDispute:
      'Is it wrong? Say so: somebody else looks at it again, and employers see that you dispute it. An alert tells you what was decided.',
    recorded: (date) => `On record since ${date}`,
    ahead: 'What we will check, and when',
    begins: {
      identity: 'After you send your selfie and ID',
      references: 'After you name two people',
      criminal_record: 'After you upload your certificate',
      misconduct_registry: 'After you say yes to an employer',
    },
    steps: 'See your verification',
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
    inReports: 'Waajiri wanaokuchunguza huyasoma haya.',
    afterDispute:
      'Kuna kosa? Tuambie: mtu mwingine ataangalia tena, na waajiri wataona kuwa unapinga. Arifa itakuambia kilichoamuliwa.',
    recorded: (date) => `Imeandikwa tangu ${date}`,
    ahead: 'Tutakachokagua, na lini',
    begins: {
      identity: 'Ukishatuma selfie na kitambulisho',
      references: 'Ukishataja watu wawili',
      criminal_record: 'Ukishapakia cheti chako',
      misconduct_registry: 'Ukishamkubali mwajiri',
    },
    steps: 'Ona uthibitisho wako',
    mend: {
      identity: 'Thibitisha utambulisho wako tena',
      references: 'Taja mtu mwingine tunayeweza kumpigia',
      criminal_record: 'Pakia cheti kipya zaidi',
      health: 'Pakia cheti kipya zaidi',
    },
  },
};
