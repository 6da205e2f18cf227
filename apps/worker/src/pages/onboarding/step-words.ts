import type { allServiceTypes } from '@repo/domain/service-types';
import type { Language } from '../../language/languages.ts';

interface StepWords {
  readonly phoneWhy: string;
  readonly phoneShared: string;
  /** For work that is not in the list. */
  readonly otherWork: string;
  /** What each work is, in a few words. */
  readonly works: Readonly<Record<(typeof allServiceTypes)[number], string>>;
  /** The slider starts at a number that is not hers. */
  readonly yearsHint: string;
  readonly photoWhy: string;
  /** What the other button does. */
  readonly skipped: string;
}

/** The newer words of the steps. They are no part of the catalogues, because these steps alone need them. */
export const stepWords: Readonly<Record<Language, StepWords>> = {
  en: {
    phoneWhy: 'You sign in with it. We send a code by SMS.',
    phoneShared: 'You decide who else gets your number.',
    otherWork: 'Other work? Choose the closest. You can change it later.',
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
    yearsHint: 'Slide it to the years you have worked.',
    photoWhy: 'Employers trust a profile with a face. You can also add it later.',
    skipped: 'Skip makes your profile without a photo.',
  },
  sw: {
    phoneWhy: 'Utaingia kwa nambari hii. Tutakutumia code kwa SMS.',
    phoneShared: 'Wewe ndiye unaamua nani mwingine apate nambari yako.',
    otherWork: 'Kazi nyingine? Chagua iliyo karibu. Unaweza kuibadilisha baadaye.',
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
    yearsHint: 'Isogeze hadi miaka uliyofanya kazi.',
    photoWhy: 'Waajiri huamini wasifu wenye picha. Unaweza pia kuiweka baadaye.',
    skipped: 'Ukiruka, wasifu wako utatengenezwa bila picha.',
  },
};
