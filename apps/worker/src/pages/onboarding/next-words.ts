import type { Language } from '../../language/languages.ts';

interface NextWords {
  readonly verify: string;
  readonly identity: (points: number) => string;
  readonly question: (name: string) => string;
}

/** What comes after the sign-up. They are no part of the catalogues, because its last step alone needs them. */
export const nextWords: Readonly<Record<Language, NextWords>> = {
  en: {
    verify: 'Verify your identity',
    identity: (points) =>
      `Next: your National ID card and a selfie. It is free, and adds ${points} points to your Trust Score.`,
    question: (name) => `Next: ${name} waits for your yes or no, on your dashboard.`,
  },
  sw: {
    verify: 'Thibitisha utambulisho wako',
    identity: (points) =>
      `Kinachofuata: kitambulisho chako na selfie. Ni bure, na huongeza alama ${points} kwenye Alama yako ya Uaminifu.`,
    question: (name) => `Kinachofuata: ${name} anasubiri jibu lako, ndiyo au hapana, kwenye mwanzo.`,
  },
};
