import { lazyPart } from '@repo/app-shell/parts/lazy-part';

const { Part } = lazyPart(() => import('./Promises.tsx'));

/** Beside every form of the sign-in. Fetched only by a window that has room for it. */
export const beside = <Part />;
