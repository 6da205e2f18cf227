import type { Language } from '../../language/languages.ts';

interface ReferenceWords {
  /** A reference that the worker has changed since it was sent. */
  readonly notSent: string;
  readonly pending: string;
  readonly verified: string;
  /** The line that opens the two buttons of a row. */
  readonly opens: string;
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
    pending: 'Counts once our team has confirmed it by phone.',
    verified: 'Our team has spoken with this person.',
    opens: 'Edit or remove',
    edit: 'Edit',
    cancel: 'Cancel',
    removed: 'Reference removed.',
    verifiedOf: (verified, sent) => `${verified} of ${sent} verified`,
  },
  sw: {
    notSent: 'Bado halijatumwa',
    pending: 'Atahesabiwa timu yetu ikimpigia na kumkubali.',
    verified: 'Timu yetu imeongea naye.',
    opens: 'Badilisha au ondoa',
    edit: 'Badilisha',
    cancel: 'Ghairi',
    removed: 'Mrejelewa ameondolewa.',
    verifiedOf: (verified, sent) => `${verified} kati ya ${sent} wamethibitishwa`,
  },
};
