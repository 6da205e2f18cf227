import type { allServiceTypes } from '@repo/domain/service-types';
import type { Language } from '../../language/languages.ts';

interface StepWords {
  /** The name of the line that fills in step by step, for screen readers. */
  readonly progress: string;
  readonly phoneWhy: string;
  /** For who came by the link in an SMS. The link tells no number. */
  readonly phoneOfSms: string;
  readonly phoneShared: string;
  /** At the phone's own keys, where the lines beside a desk's form do not stand. */
  readonly codeIsHers: string;
  /** For work that is not in the list: `work` is one that her profile can have later. */
  readonly otherWork: (work: string) => string;
  /** A part that she may leave out. */
  readonly optional: string;
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
    codeIsHers: 'Tell nobody the code.',
    otherWork: (work) => `${work} or other? Choose the closest for now.`,
    optional: 'optional',
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
    codeIsHers: 'Usimwambie mtu code hiyo.',
    otherWork: (work) => `${work} au nyingine? Chagua iliyo karibu kwa sasa.`,
    optional: 'si lazima',
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
