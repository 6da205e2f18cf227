import { brand } from '@repo/domain/brand';
import type { Language } from '../../language/languages.ts';

interface ReviewWords {
  /** Who writes the reviews, and why they have no names. */
  readonly who: string;
  /** What the worker can do about a review. */
  readonly wrong: string;
  readonly write: string;
  /** What is already typed in the chat. */
  readonly begun: string;
}

/** They are no part of the catalogues, because the reviews alone need them. */
export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: {
    who: 'Employers who know you write them. Our team reads each one before it is shown, and names nobody.',
    wrong: 'Is a review untrue, or not about you? Tell our team which one and why.',
    write: 'Write to our team',
    begun: `Hello ${brand.name}, I am a worker and a review about me is wrong: `,
  },
  sw: {
    who: 'Huandikwa na waajiri wanaokufahamu. Timu yetu husoma kila moja kabla ya kuonyeshwa, wala haitaji jina.',
    wrong: 'Je, kuna maoni yasiyo ya kweli, au yasiyokuhusu? Iambie timu yetu ni yapi na kwa nini.',
    write: 'Iandikie timu yetu',
    begun: `Habari ${brand.name}, mimi ni mfanyakazi na kuna maoni kunihusu yasiyo sahihi: `,
  },
};
