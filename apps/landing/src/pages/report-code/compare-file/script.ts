import { offerComparison } from './offer-comparison.ts';

// The script of the pages of a code (`vite.config.ts`).
offerComparison(document);
