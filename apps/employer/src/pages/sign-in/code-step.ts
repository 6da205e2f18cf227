import { lazyPart } from '@repo/app-shell/parts/lazy-part';

/** The form for the code. It is fetched while the code is sent, so that nobody waits for it, and the first screen is smaller. */
export const codeStep = lazyPart(() => import('./VerifyCode.tsx'));
