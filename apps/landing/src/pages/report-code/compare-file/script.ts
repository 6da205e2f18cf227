import { offerComparison } from './offer-comparison.ts';

// The script of the pages of a code (`vite.config.ts`).
const card = document.querySelector<HTMLElement>('[data-compare]');
if (card) offerComparison(card, document.querySelector('[data-refusal]'), document.documentElement.lang);
