import type { Language } from '../../language/languages.ts';

interface HowWords {
  readonly title: string;
  /** What happens to a reference, in its order. */
  readonly steps: readonly string[];
  /** What the team asks, as `refereeQuestions` of the domain words it for the call. */
  readonly askedTitle: string;
  readonly asked: readonly string[];
  /** Who reads the answers, and what happens without one. */
  readonly after: readonly string[];
}

/** They are no part of the catalogues, because the references alone need them. */
export const howWords: Readonly<Record<Language, HowWords>> = {
  en: {
    title: 'How it works',
    steps: [
      'Ask them first. Best are families you worked for.',
      'Each gets an SMS that says you named them, and may refuse.',
      'Our team calls them when a household checks you.',
      'Two who confirm are enough. A third helps if one cannot be reached.',
    ],
    askedTitle: 'What we ask them',
    asked: [
      'If and when you worked for them',
      'What your work was',
      'If they would hire you again',
      'If anything happened that a household should know',
    ],
    after: [
      'Employers read their words only if they allow it.',
      'If nobody answers, we try again on other days. You see it here, and can name somebody else.',
    ],
  },
  sw: {
    title: 'Jinsi inavyofanyika',
    steps: [
      'Waulize kwanza. Bora ni familia ulizofanyia kazi.',
      'Kila mmoja hupata SMS kwamba umemtaja, na anaweza kukataa.',
      'Timu yetu huwapigia mwajiri anapokukagua.',
      'Wawili wakithibitisha inatosha. Wa tatu husaidia mmoja asipopatikana.',
    ],
    askedTitle: 'Tunachowauliza',
    asked: [
      'Kama uliwafanyia kazi, na lini',
      'Kazi yako ilikuwa ipi',
      'Kama wangekuajiri tena',
      'Kama kuna jambo ambalo mwajiri anafaa kujua',
    ],
    after: [
      'Waajiri husoma maneno yao wakiruhusu tu.',
      'Asiyejibu tunampigia tena siku nyingine. Utaona hapa, na unaweza kumtaja mwingine.',
    ],
  },
};
