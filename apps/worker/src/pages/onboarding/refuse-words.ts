import type { Language } from '../../language/languages.ts';

interface RefuseWords {
  readonly sayNo: string;
  readonly title: string;
  readonly bySms: string;
  /** Without an example: the number of another question would refuse another household. */
  readonly bySmsHow: string;
  readonly inApp: string;
  readonly inAppHow: string;
  readonly afterNo: (name: string, days: number) => string;
}

/** How an invited worker says no. They are no part of the catalogues, because her first page alone needs them. */
export const refuseWords: Readonly<Record<Language, RefuseWords>> = {
  en: {
    sayNo: 'Say no',
    title: 'How to say no',
    bySms: 'By SMS',
    bySmsHow: 'Answer our SMS with NO and the number at its end.',
    inApp: 'In the app',
    inAppHow: 'Sign in, then press Decline.',
    afterNo: (name, days) =>
      `Nothing is checked then, and it costs you nothing. ${name} cannot ask you again for ${days} days.`,
  },
  sw: {
    sayNo: 'Kataa',
    title: 'Jinsi ya kukataa',
    bySms: 'Kwa SMS',
    bySmsHow: 'Jibu SMS yetu kwa HAPANA na nambari iliyo mwishoni mwake.',
    inApp: 'Katika app',
    inAppHow: 'Ingia, kisha bonyeza Kataa.',
    afterNo: (name, days) =>
      `Hapo hakuna kitakachokaguliwa, na hulipi chochote. ${name} hawezi kukuomba tena kwa siku ${days}.`,
  },
};
