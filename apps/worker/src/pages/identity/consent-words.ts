import type { Language } from '../../language/languages.ts';

interface Line {
  readonly title: string;
  readonly text: string;
}

interface ConsentWords {
  readonly photos: Line;
  readonly compared: Line;
  readonly deleted: (days: number) => Line;
  /** Opens the same at full length. */
  readonly more: string;
}

/** What she agrees to, in three lines. They are no part of the catalogues, because the consent alone needs them. */
export const consentWords: Readonly<Record<Language, ConsentWords>> = {
  en: {
    photos: { title: 'You take a few photos', text: 'A selfie, your face as you move it, and your ID card.' },
    compared: {
      title: 'Smile ID checks who you are',
      text: 'It gets the photos of your face, your name, e-mail, ID and phone number.',
    },
    deleted: (days) => ({
      title: 'Employers never see the photos',
      text: `Deleted with the result, after ${days} days at the latest.`,
    }),
    more: 'Read more',
  },
  sw: {
    photos: {
      title: 'Unapiga picha chache',
      text: 'Selfie, uso wako ukiusogeza, na kitambulisho chako.',
    },
    compared: {
      title: 'Smile ID inathibitisha wewe ni nani',
      text: 'Inapata picha za uso wako, jina, nambari ya kitambulisho, nambari ya simu na barua pepe.',
    },
    deleted: (days) => ({
      title: 'Waajiri hawaoni picha hizi kamwe',
      text: `Zinafutwa matokeo yakipatikana, au baada ya siku ${days} kwa vyovyote vile.`,
    }),
    more: 'Soma zaidi',
  },
};
