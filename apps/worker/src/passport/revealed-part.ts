import { lazyPart } from '@repo/app-shell/parts/lazy-part';

/** The card at the end of the sign-up. The step before it fetches its code, so that it is there at once. */
export const revealedPart = lazyPart(() => import('./RevealedPassport.tsx'));
