import type { Language } from '../../language/languages.ts';

interface ReferenceWords {
  /** A reference that the worker has changed since it was sent. */
  readonly notSent: string;
  /** What a pending reference waits for. */
  readonly waits: string;
  /** What happens to a reference, in its order. */
  readonly howTitle: string;
  readonly how: readonly string[];
  /** The name of the button that opens what can be done with a row. */
  readonly opens: (name: string) => string;
  readonly edit: string;
  readonly cancel: string;
  readonly removed: string;
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
    opens: (name) => `Edit or remove ${name}`,
    edit: 'Edit',
    cancel: 'Cancel',
    removed: 'Reference removed.',
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
    opens: (name) => `Badilisha au ondoa ${name}`,
    edit: 'Badilisha',
    cancel: 'Ghairi',
    removed: 'Mrejelewa ameondolewa.',
    verifiedOf: (verified, sent) => `${verified} kati ya ${sent} wamethibitishwa`,
  },
};
