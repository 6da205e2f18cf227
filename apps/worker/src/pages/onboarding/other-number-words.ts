import type { Language } from '../../language/languages.ts';

interface OtherNumberWords {
  readonly title: string;
  readonly signedIn: string;
  /** Neither the other number nor anything of its account is told. */
  readonly sentElsewhere: string;
  readonly toAnswer: (name: string) => string;
  /** After a yes. */
  readonly toGoOn: string;
  readonly otherNumber: string;
  readonly goOn: string;
  /** Below the button that goes on. */
  readonly without: string;
}

/** For who opened the link of an invitation, and signed in with a number that did not get it. */
export const otherNumberWords: Readonly<Record<Language, OtherNumberWords>> = {
  en: {
    title: 'Sent to Another Number',
    signedIn: 'You signed in with',
    sentElsewhere: 'Our SMS with this invitation went to another number. It does not wait under this one.',
    toAnswer: (name) => `To answer ${name}, sign in with the number that got the SMS.`,
    toGoOn: 'To go on with it, sign in with the number that got the SMS.',
    otherNumber: 'Use the other number',
    goOn: 'Go on with this number',
    without: 'You then go on without this invitation.',
  },
  sw: {
    title: 'Ilitumwa kwa Nambari Nyingine',
    signedIn: 'Umeingia kwa',
    sentElsewhere: 'SMS ya mwaliko huu ilitumwa kwa nambari nyingine. Mwaliko huu haupo kwenye nambari hii.',
    toAnswer: (name) => `Ili umjibu ${name}, ingia kwa nambari iliyopokea SMS.`,
    toGoOn: 'Ili uendelee nao, ingia kwa nambari iliyopokea SMS.',
    otherNumber: 'Tumia nambari nyingine',
    goOn: 'Endelea na nambari hii',
    without: 'Utaendelea bila mwaliko huu.',
  },
};
