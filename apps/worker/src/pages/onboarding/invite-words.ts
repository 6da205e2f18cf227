import type { Language } from '../../language/languages.ts';

interface InviteWords {
  readonly title: string;
  /** While the question is open. The SMS started the time, and only it says when. */
  readonly answerWithin: (hours: number) => string;
  readonly who: (name: string) => string;
  /** After her yes. */
  readonly whoAfterYes: (name: string) => string;
  readonly mayTakeBack: string;
  readonly howToTakeBack: string;
  /** Where she can add a paper that somebody else sells. */
  readonly checkIsFree: string;
  readonly certificate: (price: string) => string;
}

/** The newer words of an invitation. They are no part of the catalogues, because the first page of an invited worker alone needs them. */
export const inviteWords: Readonly<Record<Language, InviteWords>> = {
  en: {
    title: 'A check before hiring you',
    answerWithin: (hours) => `Please answer yes or no within ${hours} hours of the SMS.`,
    who: (name) => `${name}, and only after your yes. Until then nothing is checked.`,
    whoAfterYes: (name) => `${name}, because you said yes.`,
    mayTakeBack: 'You said yes, and can take it back',
    howToTakeBack: 'In the app, after you sign up or sign in. We then stop what is still open.',
    checkIsFree: 'The check costs you nothing',
    certificate: (price) => `A police certificate, if you want to add one, costs ${price} at eCitizen.`,
  },
  sw: {
    title: 'Ukaguzi kabla ya kuajiriwa',
    answerWithin: (hours) => `Jibu ndiyo au hapana ndani ya saa ${hours} baada ya SMS.`,
    who: (name) => `${name}, baada ya wewe kukubali tu. Kabla ya hapo hakuna kinachokaguliwa.`,
    whoAfterYes: (name) => `${name}, kwa sababu ulikubali.`,
    mayTakeBack: 'Ulikubali, na unaweza kughairi',
    howToTakeBack: 'Katika app, ukijisajili au ukiingia. Tutaacha ukaguzi ambao haujakamilika.',
    checkIsFree: 'Hulipii ukaguzi huu',
    certificate: (price) => `Cheti cha Tabia Njema, ukitaka, ni ${price} kwenye eCitizen.`,
  },
};
