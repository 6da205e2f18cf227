import { brand } from '@repo/domain/brand';
import type { Language } from '../../language/languages.ts';

interface ReviewWords {
  /** Who writes the reviews, and why they have no names. */
  readonly who: string;
  /** What the worker can do about a review that is untrue, or not about her: a chat with our team. */
  readonly report: string;
  /** After that, to who does not see where it stands. */
  readonly reported: (day: string) => string;
  /** What is already typed in the chat, with the day of the review. */
  readonly begun: (day: string) => string;
}

/** They are no part of the catalogues, because the reviews alone need them. */
export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: {
    who: 'Employers who know you write them. Our team reads each one before it is shown, and names nobody. Is one untrue? Report it.',
    report: 'Report',
    reported: (day) => ` the review of ${day} to our team`,
    begun: (day) => `Hello ${brand.name}, I am a worker and the review about me of ${day} is wrong: `,
  },
  sw: {
    who: 'Huandikwa na waajiri wanaokufahamu. Timu yetu husoma kila moja kabla ya kuonyeshwa, wala haitaji jina. Je, kuna yasiyo kweli? Yaripoti.',
    report: 'Ripoti',
    reported: (day) => ` maoni ya ${day} kwa timu yetu`,
    begun: (day) => `Habari ${brand.name}, mimi ni mfanyakazi na maoni kunihusu ya tarehe ${day} si sahihi: `,
  },
};
