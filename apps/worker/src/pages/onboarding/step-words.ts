import type { allServiceTypes } from '@repo/domain/service-types';
import type { Language } from '../../language/languages.ts';

interface StepWords {
  /** The name of the line that fills in step by step, for screen readers. */
  readonly progress: string;
  readonly phoneWhy: string;
  /** For who came by the link in an SMS. The link tells no number. */
  readonly phoneOfSms: string;
  readonly phoneShared: string;
  /** For work that is not in the list. The works are those that the profile's own form has beside these. */
  readonly otherWork: (works: string) => string;
  /** What each work is, in a few words. */
  readonly works: Readonly<Record<(typeof allServiceTypes)[number], string>>;
  /** The slider starts at a number that may not be hers. */
  readonly yearsHint: string;
  /** The buttons beside its number. */
  readonly yearsBy: { readonly less: string; readonly more: string };
  readonly photoWhy: string;
  /** Below the button that skips, while there is no photo. */
  readonly photoLater: string;
  /** What the other button does. */
  readonly skipped: string;
}

/** The newer words of the steps. They are no part of the catalogues, because these steps alone need them. */
export const stepWords: Readonly<Record<Language, StepWords>> = {
  en: {
    progress: 'Your sign-up',
    phoneWhy: 'You sign in with it. We send a code by SMS.',
    phoneOfSms: 'Use the number that got our SMS.',
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
      Caregiver: 'Cares for the old or sick',
    },
    yearsHint: 'Is this right? Move it to your own years.',
    yearsBy: { less: 'One year less', more: 'One year more' },
    photoWhy: 'Employers trust a profile with a face.',
    photoLater: 'You can also add it later.',
    skipped: 'Skip makes your profile without a photo.',
  },
  sw: {
    progress: 'Usajili wako',
    phoneWhy: 'Utaingia kwa nambari hii. Tutakutumia code kwa SMS.',
    phoneOfSms: 'Tumia nambari iliyopokea SMS yetu.',
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
    yearsBy: { less: 'Punguza mwaka mmoja', more: 'Ongeza mwaka mmoja' },
    photoWhy: 'Waajiri huamini wasifu wenye picha.',
    photoLater: 'Unaweza pia kuiweka baadaye.',
    skipped: 'Ukiruka, wasifu wako utatengenezwa bila picha.',
  },
};
