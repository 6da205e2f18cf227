import { brand } from '@repo/domain/brand';
import type { Language } from '../language/languages.ts';

interface PassportWords {
  /** The names of the two sides, and of the button that turns the card. */
  readonly sides: {
    readonly front: string;
    readonly back: string;
    readonly turn: string;
    readonly turnBack: string;
  };
  readonly since: (day: string) => string;
  readonly checked: (day: string) => string;
  readonly code: string;
  /** On a stamp whose day is not known. */
  readonly earned: (points: number) => string;
  readonly open: (points: number) => string;
}

/** They are no part of the catalogues, because this card alone needs them. */
export const passportWords: Readonly<Record<Language, PassportWords>> = {
  en: {
    sides: {
      front: 'Your card',
      back: 'Your stamps',
      turn: 'See your stamps',
      turnBack: 'See your card',
    },
    since: (day) => `With ${brand.name} since ${day}`,
    checked: (day) => `Checked ${day}`,
    code: 'QR code of your public page',
    earned: (points) => `${points} points`,
    open: (points) => `+${points} points`,
  },
  sw: {
    sides: {
      front: 'Kadi yako',
      back: 'Mihuri yako',
      turn: 'Ona mihuri yako',
      turnBack: 'Ona kadi yako',
    },
    since: (day) => `${brand.name} tangu ${day}`,
    checked: (day) => `Imekaguliwa ${day}`,
    code: 'Msimbo wa QR wa ukurasa wako wa umma',
    earned: (points) => `Alama ${points}`,
    open: (points) => `Alama +${points}`,
  },
};
