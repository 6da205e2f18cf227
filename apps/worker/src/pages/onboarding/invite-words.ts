import type { Language } from '../../language/languages.ts';

interface InviteWords {
  /** While the question is open. */
  readonly mayRefuse: string;
  /** How she says no, before and after the sign-up. */
  readonly howToRefuse: string;
  /** After her yes. */
  readonly mayTakeBack: string;
  readonly howToTakeBack: string;
  /** Where she can add a paper that somebody else sells. */
  readonly checkIsFree: string;
  readonly certificate: (price: string) => string;
}

/** The newer words of an invitation. They are no part of the catalogues, because the first page of an invited worker alone needs them. */
export const inviteWords: Readonly<Record<Language, InviteWords>> = {
  en: {
    mayRefuse: 'You may say no',
    howToRefuse: 'Nothing is checked without your yes. Answer NO by SMS, or in the app later.',
    mayTakeBack: 'You said yes, and can take it back',
    howToTakeBack: 'In the app, after you sign up or sign in. We then stop what is still open.',
    checkIsFree: 'The check costs you nothing',
    certificate: (price) => `A police certificate, if you want to add one, costs ${price} at eCitizen.`,
  },
  sw: {
    mayRefuse: 'Unaweza kukataa',
    howToRefuse: 'Hakuna kinachokaguliwa usipokubali. Jibu HAPANA kwa SMS, au katika app.',
    mayTakeBack: 'Ulikubali, na unaweza kughairi',
    howToTakeBack: 'Katika app, ukijisajili au ukiingia. Tutaacha ukaguzi ambao haujakamilika.',
    checkIsFree: 'Hulipii ukaguzi huu',
    certificate: (price) => `Cheti cha Tabia Njema, ukitaka, ni ${price} kwenye eCitizen.`,
  },
};
