import type { Language } from '../../language/languages.ts';

interface InviteWords {
  readonly title: string;
  /** This page has the first name alone. The SMS has the whole one, by which she knows who asks. */
  readonly inSms: string;
  /** While the question is open. The SMS started the time, and only it says when. */
  readonly answerIn: (hours: number) => string;
  /** At the buttons: the first one is not her yes. */
  readonly signUpFirst: string;
  readonly afterYes: string;
  /** Before her yes: who, for how long, and what stays in her hand. */
  readonly who: (name: string, days: number) => string;
  /** After her yes. */
  readonly whoAfterYes: (name: string) => string;
  readonly mayTakeBack: string;
  readonly howToTakeBack: string;
  /** Where she can add a paper that somebody else sells. */
  readonly freeWithoutPin: string;
  readonly certificate: (price: string) => string;
}

/** The newer words of an invitation. They are no part of the catalogues, because the first page of an invited worker alone needs them. */
export const inviteWords: Readonly<Record<Language, InviteWords>> = {
  en: {
    title: 'A check before hiring you',
    inSms: 'Your SMS has the full name.',
    answerIn: (hours) => `Answer it within ${hours} hours.`,
    signUpFirst: 'To say yes, sign up first. We ask you again.',
    afterYes: 'What is checked after your yes',
    who: (name, days) => `${name}, for ${days} days. You can take your yes back. You hear of findings first.`,
    whoAfterYes: (name) => `${name}, because you said yes.`,
    mayTakeBack: 'You said yes, and can take it back',
    howToTakeBack: 'In the app, after you sign up or sign in. We then stop what is still open.',
    freeWithoutPin: 'Free. We never ask for money or a PIN',
    certificate: (price) =>
      `Police clearance (Good Conduct) is optional. A new one costs ${price} at eCitizen.`,
  },
  sw: {
    title: 'Ukaguzi kabla ya kuajiriwa',
    inSms: 'SMS yako ina jina kamili.',
    answerIn: (hours) => `Ijibu ndani ya saa ${hours}.`,
    signUpFirst: 'Ili ukubali, jisajili kwanza. Tutakuuliza tena.',
    afterYes: 'Kinachokaguliwa ukikubali',
    who: (name, days) => `${name}, kwa siku ${days}. Unaweza kuondoa idhini. Utajua kwanza kilichopatikana.`,
    whoAfterYes: (name) => `${name}, kwa sababu ulikubali.`,
    mayTakeBack: 'Ulikubali, na unaweza kughairi',
    howToTakeBack: 'Katika app, ukijisajili au ukiingia. Tutaacha ukaguzi ambao haujakamilika.',
    freeWithoutPin: 'Bure. Hatuombi pesa wala PIN kamwe',
    certificate: (price) => `Cheti cha Tabia Njema si lazima. Ni ${price} kwenye eCitizen.`,
  },
};
