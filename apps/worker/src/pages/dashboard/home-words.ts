import type { Language } from '../../language/languages.ts';

interface HomeWords {
  /** Introduces what the home says of a verification that has not begun. */
  readonly afterwards: string;
  /** Which of her steps the card on top asks for. */
  readonly step: (step: number, of: number) => string;
  /** Why the profile comes before the identity. */
  readonly profileWhy: string;
  /** What adds the first points to a score, each with its points. */
  readonly raises: string;
  readonly points: (count: number) => string;
  readonly parts: Readonly<Record<FirstPart, string>>;
}

/** The parts of a score that a worker can begin on her first day. */
export const firstParts = ['identity', 'references', 'police_clearance'] as const;
type FirstPart = (typeof firstParts)[number];

/** They are no part of the catalogues, because the home alone needs them. */
export const homeWords: Readonly<Record<Language, HomeWords>> = {
  en: {
    afterwards: 'You have not sent your selfie and ID yet. After you send them:',
    step: (step, of) => `Step ${String(step)} of ${String(of)}.`,
    profileWhy: 'Your ID is checked against it. It is free for you.',
    raises: 'What raises the score',
    points: (count) => `+${String(count)} points`,
    parts: {
      identity: 'Verified identity',
      references: 'Two verified references',
      police_clearance: 'Clear police clearance',
    },
  },
  sw: {
    afterwards: 'Bado hujatuma selfie na kitambulisho chako. Baada ya kutuma:',
    step: (step, of) => `Hatua ya ${String(step)} kati ya ${String(of)}.`,
    profileWhy: 'Kitambulisho chako hulinganishwa nao. Ni bure kwako.',
    raises: 'Kinachopandisha alama',
    points: (count) => `+ alama ${String(count)}`,
    parts: {
      identity: 'Utambulisho uliothibitishwa',
      references: 'Warejelewa wawili waliothibitishwa',
      police_clearance: 'Cheti cha Tabia Njema kisicho na kosa',
    },
  },
};
