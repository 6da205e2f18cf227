import type { Language } from '../../language/languages.ts';

interface InviteWords {
  readonly title: string;
  /** This page has the first name alone. The SMS has the whole one, by which she knows who asks. */
  readonly inSms: string;
  /** At the buttons, while the question is open. The SMS started the time, and only it says when. */
  readonly noYesYet: (start: string, hours: number) => string;
  readonly afterYes: string;
  /** Before her yes: who, for how long, and what stays in her hand. */
  readonly who: (name: string, days: number) => string;
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
    inSms: 'Your SMS has the full name.',
    noYesYet: (start, hours) =>
      `${start} is not your yes. Please answer after sign-up, within ${hours} hours of the SMS.`,
    afterYes: 'What is checked after your yes',
    who: (name, days) => `${name}, for ${days} days. You can take your yes back. You hear of findings first.`,
    whoAfterYes: (name) => `${name}, because you said yes.`,
    mayTakeBack: 'You said yes, and can take it back',
    howToTakeBack: 'In the app, after you sign up or sign in. We then stop what is still open.',
    checkIsFree: 'The check costs you nothing',
    certificate: (price) => `A police certificate, if you want to add one, costs ${price} at eCitizen.`,
  },
  sw: {
    title: 'Ukaguzi kabla ya kuajiriwa',
    inSms: 'SMS yako ina jina kamili.',
    noYesYet: (start, hours) =>
      `Kubonyeza ${start} si kukubali. Jibu ukishajisajili, ndani ya saa ${hours} baada ya SMS.`,
    afterYes: 'Kinachokaguliwa ukikubali',
    who: (name, days) =>
      `${name}, kwa siku ${days}. Unaweza kuondoa idhini yako. Utaambiwa kwanza kilichopatikana.`,
    whoAfterYes: (name) => `${name}, kwa sababu ulikubali.`,
    mayTakeBack: 'Ulikubali, na unaweza kughairi',
    howToTakeBack: 'Katika app, ukijisajili au ukiingia. Tutaacha ukaguzi ambao haujakamilika.',
    checkIsFree: 'Hulipii ukaguzi huu',
    certificate: (price) => `Cheti cha Tabia Njema, ukitaka, ni ${price} kwenye eCitizen.`,
  },
};
