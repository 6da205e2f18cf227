import { brand } from '@repo/domain/brand';
import { NOT_CHECKED_YET } from '@repo/domain/trust-reach';
import type { TrustTier } from '@repo/domain/trust-tier';
import type { WorkerLanguage } from '@repo/domain/worker-profile';

interface PreviewWords {
  /** For a name for which the font has no letter. */
  readonly nameless: string;
  readonly tierWords: Readonly<Record<TrustTier, string>>;
  readonly outOf: string;
  readonly unchecked: string;
  readonly soFar: (upTo: number) => string;
  /** The invitation to open the page. It claims no check where there was none. */
  readonly foot: { readonly checked: string; readonly unchecked: string };
}

/**
 * The texts of a preview, in the words of the page that it stands for
 * (`apps/landing/src/pages/worker-profile`).
 */
export const previewWords: Readonly<Record<WorkerLanguage, PreviewWords>> = {
  en: {
    nameless: 'Worker',
    tierWords: {
      Platinum: 'Trust tier: Platinum',
      Gold: 'Trust tier: Gold',
      Silver: 'Trust tier: Silver',
      Basic: 'Trust tier: Basic',
    },
    outOf: 'out of 100',
    unchecked: NOT_CHECKED_YET,
    soFar: (upTo) => `so far, up to ${upTo}`,
    foot: { checked: `See what ${brand.name} checked`, unchecked: `See what ${brand.name} can check` },
  },
  sw: {
    nameless: 'Mfanyakazi',
    tierWords: {
      Platinum: 'Daraja la uaminifu: Platinamu',
      Gold: 'Daraja la uaminifu: Dhahabu',
      Silver: 'Daraja la uaminifu: Fedha',
      Basic: 'Daraja la uaminifu: Msingi',
    },
    outOf: 'kati ya 100',
    unchecked: 'Bado kukaguliwa',
    soFar: (upTo) => `sasa, hadi ${upTo}`,
    foot: {
      checked: `Ona kile ambacho ${brand.name} ilikagua`,
      unchecked: `Ona kile ambacho ${brand.name} inaweza kukagua`,
    },
  },
};
