import { brand } from '@repo/domain/brand';
import { formatKes } from '@repo/domain/money';
import { POLICE_CERTIFICATE_PRICE_CENTS } from '@repo/domain/police-clearance';
import type { Language } from '../language/languages.ts';

interface RequestWords {
  readonly from: string;
  /** What opens the SMS of an open request. */
  readonly compare: string;
  /** What opens the words that the worker agreed to. */
  readonly agreed: string;
  /** What the worker pays others for. The check itself is free for her. */
  readonly certificate: string;
  /** What an employer sees once the worker shared her contact. */
  readonly shared: (phone: string) => string;
}

const price = formatKes(POLICE_CERTIFICATE_PRICE_CENTS);

/** They are no part of the catalogues, because the requests alone need them. */
export const requestWords: Readonly<Record<Language, RequestWords>> = {
  en: {
    from: `SMS from ${brand.name} to you`,
    compare: 'Compare with the SMS',
    agreed: 'The words you agreed to',
    certificate: `You can accept without a police clearance. A new one costs ${price} on eCitizen.`,
    shared: (phone) => `This employer sees your name and ${phone}, until you take it back.`,
  },
  sw: {
    from: `SMS kutoka ${brand.name} kwako`,
    compare: 'Linganisha na SMS',
    agreed: 'Maneno uliyokubali',
    certificate: `Unaweza kukubali bila Cheti cha Tabia Njema. Kipya hugharimu ${price} kwenye eCitizen.`,
    shared: (phone) => `Mwajiri huyu anaona jina lako na ${phone}, hadi uondoe ruhusa yako.`,
  },
};
