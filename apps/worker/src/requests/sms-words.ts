import { brand } from '@repo/domain/brand';
import type { Language } from '../language/languages.ts';

interface SmsWords {
  readonly from: string;
  /** What opens the words that the worker agreed to. */
  readonly agreed: string;
}

/** They are no part of the catalogues, because the requests alone need them. */
export const smsWords: Readonly<Record<Language, SmsWords>> = {
  en: { from: `SMS from ${brand.name} to you`, agreed: 'The words you agreed to' },
  sw: { from: `SMS kutoka ${brand.name} kwako`, agreed: 'Maneno uliyokubali' },
};
