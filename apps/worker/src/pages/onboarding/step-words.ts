import type { allServiceTypes } from '@repo/domain/service-types';
import type { Language } from '../../language/languages.ts';

interface StepWords {
  /** The name of the line that fills in step by step, for screen readers. */
  readonly progress: string;
  readonly phoneWhy: string;
  readonly phoneShared: string;
  /** For work that is not in the list. The works are those that the profile's own form has beside these. */
  readonly otherWork: (works: string) => string;
  /** What each work is, in a few words. */
  readonly works: Readonly<Record<(typeof allServiceTypes)[number], string>>;
  /** The slider starts at a number that may not be hers. */
  readonly yearsHint: string;
  readonly photoWhy: string;
  /** What the other button does. */
  readonly skipped: string;
}

/** The newer words of the steps. They are no part of the catalogues, because these steps alone need them. */
export const stepWords: Readonly<Record<Language, StepWords>> = {
  en: {
    progress: 'Your sign-up',
    phoneWhy: 'You sign in with it. We send a code by SMS.',
    phoneShared: 'You decide who else gets your number.',
    otherWork: (works) =>
      `${works}? Choose the closest for now, and change it after sign-up. Other work: say it in About Me.`,
    works: {
      Nanny: 'Looks after children',
      'House Manager': 'Runs the household',
      Housekeeper: 'Cleaning and laundry',
      Cook: 'Meals for the family',
      Driver: 'Drives the family',
      Gardener: 'Garden and yard',
      Security: 'Guards the home',
      Caregiver: 'Helps the old or the sick',
    },
    yearsHint: 'Is this right? Move it to your own years.',
    photoWhy: 'Employers trust a profile with a face. You can also add it later.',
    skipped: 'Skip makes your profile without a photo.',
  },
  sw: {
    progress: 'Usajili wako',
    phoneWhy: 'Utaingia kwa nambari hii. Tutakutumia code kwa SMS.',
    phoneShared: 'Wewe ndiye unaamua nani mwingine apate nambari yako.',
    otherWork: (works) =>
      `${works}? Chagua iliyo karibu kwa sasa, na uibadilishe ukishajisajili. Kazi nyingine: ieleze katika Kunihusu.`,
    works: {
      Nanny: 'Kutunza watoto',
      'House Manager': 'Kusimamia kazi za nyumba',
      Housekeeper: 'Usafi na kufua nguo',
      Cook: 'Kupikia familia',
      Driver: 'Kuendesha gari la familia',
      Gardener: 'Kutunza bustani na uwanja',
      Security: 'Kulinda nyumba',
      Caregiver: 'Kusaidia kula, kuoga na dawa',
    },
    yearsHint: 'Je, ni sahihi? Isogeze hadi miaka yako.',
    photoWhy: 'Waajiri huamini wasifu wenye picha. Unaweza pia kuiweka baadaye.',
    skipped: 'Ukiruka, wasifu wako utatengenezwa bila picha.',
  },
};
