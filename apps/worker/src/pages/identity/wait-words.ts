import type { Language } from '../../language/languages.ts';

type Words = Readonly<Record<'title' | 'checking' | 'under_review' | 'result', string>> & {
  /** The day on which it is there as a rule. */
  readonly by: (day: string) => string;
};

/** The steps of the wait. They are no part of the catalogues, because the wait alone needs them. */
export const waitWords: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Photos received',
    checking: 'Compared with the official record',
    under_review: 'Our team looks at them',
    result: 'You get the result',
    by: (day) => `Usually by ${day}.`,
  },
  sw: {
    title: 'Picha zimepokelewa',
    checking: 'Zinalinganishwa na rekodi rasmi',
    under_review: 'Timu yetu inaziangalia',
    result: 'Unapata matokeo',
    by: (day) => `Kwa kawaida kufikia ${day}.`,
  },
};
