import { REFERENCES_NEEDED } from '@repo/domain/trust-facts';
import type { Language } from '../../language/languages.ts';
import type { Standing } from './standing.ts';

interface ReferenceWords {
  /** A reference that the worker has changed since it was sent. */
  readonly notSent: string;
  /** What a pending reference waits for. */
  readonly waits: string;
  /** What follows once the list was sent. */
  readonly next: string;
  readonly edit: string;
  /** The buttons below the fields of a reference that was sent, and what the first one tells. */
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly cancel: string;
  readonly removed: string;
  /** What is left to do for the worker, once she has sent some. */
  readonly standing: Readonly<Record<Standing, string>>;
  /** How many of those that are needed confirm, and how many she named. */
  readonly verifiedOf: (verified: number, named: number) => string;
}

/** More than needed count as all, as among the steps of her verification. */
const needed = (verified: number): number => Math.min(verified, REFERENCES_NEEDED);

/** They are no part of the catalogues, because the references alone need them. */
export const referenceWords: Readonly<Record<Language, ReferenceWords>> = {
  en: {
    notSent: 'Not sent yet',
    waits: 'Our team will call',
    next: 'Each person gets an SMS. We call them when a household checks you.',
    edit: 'Edit',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Reference saved.',
    cancel: 'Cancel',
    removed: 'Reference removed.',
    standing: {
      enough: 'Nothing for you to do now: we call them when a household checks you.',
      oneMore: 'Please name one more person.',
      done: 'Nothing for you to do: nobody else is needed.',
    },
    verifiedOf: (verified, named) =>
      `${needed(verified)} of ${REFERENCES_NEEDED} needed are verified, ${named} named`,
  },
  sw: {
    notSent: 'Bado halijatumwa',
    waits: 'Tutampigia',
    next: 'Kila mmoja hupata SMS. Tutawapigia mwajiri anapokukagua.',
    edit: 'Badilisha',
    save: 'Hifadhi',
    saving: 'Subiri...',
    saved: 'Mrejelewa amehifadhiwa.',
    cancel: 'Ghairi',
    removed: 'Mrejelewa ameondolewa.',
    standing: {
      enough: 'Kwa sasa huna la kufanya: tutawapigia mwajiri anapokukagua.',
      oneMore: 'Tafadhali taja mtu mmoja zaidi.',
      done: 'Huna la kufanya: hakuna mwingine anayehitajika.',
    },
    verifiedOf: (verified, named) =>
      `${needed(verified)} kati ya ${REFERENCES_NEEDED} wanaohitajika wamethibitisha, umetaja ${named}`,
  },
};
