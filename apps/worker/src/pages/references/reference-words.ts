import type { Language } from '../../language/languages.ts';

interface ReferenceWords {
  /** A reference that the worker has changed since it was sent. */
  readonly notSent: string;
  /** What a pending reference waits for. */
  readonly waits: string;
  /** What happens to a reference, in its order. */
  readonly howTitle: string;
  readonly how: readonly string[];
  readonly edit: string;
  /** The buttons below the fields of a reference that was sent, and what the first one tells. */
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly cancel: string;
  readonly removed: string;
  /** What is left to do for the worker, once she has sent some. */
  readonly standing: Readonly<Record<'enough' | 'oneMore', string>>;
  /** How many of those that were sent count. */
  readonly verifiedOf: (verified: number, sent: number) => string;
}

/** They are no part of the catalogues, because the references alone need them. */
export const referenceWords: Readonly<Record<Language, ReferenceWords>> = {
  en: {
    notSent: 'Not sent yet',
    waits: 'Our team will call',
    howTitle: 'How it works',
    how: [
      'Ask them first.',
      'Each gets an SMS that says you named them, and may refuse.',
      'Our team calls those who do not refuse. Two verified ones are enough.',
    ],
    edit: 'Edit',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Reference saved.',
    cancel: 'Cancel',
    removed: 'Reference removed.',
    standing: {
      enough: 'Nothing for you to do now. You can name up to 5.',
      oneMore: 'Please name one more person.',
    },
    verifiedOf: (verified, sent) => `${verified} of ${sent} verified`,
  },
  sw: {
    notSent: 'Bado halijatumwa',
    waits: 'Tutampigia',
    howTitle: 'Jinsi inavyofanyika',
    how: [
      'Waulize kwanza.',
      'Kila mmoja hupata SMS kwamba umemtaja, na anaweza kukataa.',
      'Timu yetu huwapigia wasiokataa. Wawili waliothibitishwa wanatosha.',
    ],
    edit: 'Badilisha',
    save: 'Hifadhi',
    saving: 'Subiri...',
    saved: 'Mrejelewa amehifadhiwa.',
    cancel: 'Ghairi',
    removed: 'Mrejelewa ameondolewa.',
    standing: {
      enough: 'Kwa sasa huna la kufanya. Unaweza kutaja hadi 5.',
      oneMore: 'Tafadhali taja mtu mmoja zaidi.',
    },
    verifiedOf: (verified, sent) => `${verified} kati ya ${sent} wamethibitishwa`,
  },
};
