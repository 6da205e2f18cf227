import type { VerificationStep } from '@repo/domain/worker-verification-steps';
import type { Language } from '../../language/languages.ts';

interface HomeWords {
  /** Introduces what the home says of a verification that has not begun. */
  readonly afterwards: string;
  /** Which of her steps the card on top asks for. */
  readonly step: (step: number, of: number) => string;
  /** Each step as what is to do. */
  readonly acts: Readonly<Record<VerificationStep, string>>;
  /** The next of them, as a link. */
  readonly next: (act: string) => string;
  /** Beside a step that not every check needs. */
  readonly optional: string;
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
    afterwards: 'After you send your selfie and ID:',
    step: (step, of) => `Step ${String(step)} of ${String(of)}.`,
    acts: {
      profile_created: 'Fill in your profile',
      id_uploaded: 'Send your selfie and ID',
      police_clearance: 'Upload police clearance',
      references: 'Name two references',
      final_approval: 'Our team approves',
    },
    next: (act) => `Next: ${act}`,
    optional: 'Optional',
    profileWhy: 'We compare your ID with your profile. It is free for you.',
    raises: 'What raises the score',
    points: (count) => `+${String(count)} points`,
    parts: {
      identity: 'Verified identity',
      references: 'Two verified references',
      police_clearance: 'Clear police clearance',
    },
  },
  sw: {
    afterwards: 'Ukishatuma selfie na kitambulisho:',
    step: (step, of) => `Hatua ya ${String(step)} kati ya ${String(of)}.`,
    acts: {
      profile_created: 'Jaza wasifu wako',
      id_uploaded: 'Tuma selfie na kitambulisho',
      police_clearance: 'Pakia Cheti cha Tabia Njema',
      references: 'Taja warejelewa wawili',
      final_approval: 'Timu yetu inaidhinisha',
    },
    next: (act) => `Kinachofuata: ${act}`,
    optional: 'Si lazima',
    profileWhy: 'Tunalinganisha kitambulisho chako na wasifu wako. Ni bure kwako.',
    raises: 'Kinachopandisha alama',
    points: (count) => `+ alama ${String(count)}`,
    parts: {
      identity: 'Utambulisho uliothibitishwa',
      references: 'Warejelewa wawili waliothibitishwa',
      police_clearance: 'Cheti cha Tabia Njema kilicho safi',
    },
  },
};
