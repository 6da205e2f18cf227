import { lazy, Suspense } from 'react';
import { NOT_FOUND } from '@repo/app-shell/parts/lazy-part';
import { ScreenWait } from './ScreenWait.tsx';

/** Fetched when it is needed: most people never see it. When even that fails, the plain words must do. */
const load = () => import('./RouteErrorScreen.tsx');
const Screen = lazy(() => load().catch(() => ({ default: () => <h1>Unexpected Application Error!</h1> })));

/** Fetches the error screen ahead: it is wanted most when nothing can be fetched any more. */
export const preloadUnexpectedError = (): void => void load().catch(() => null);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error');

export const UnexpectedError = ({ error }: { readonly error: unknown }) => (
  <Suspense fallback={<ScreenWait />}>
    <Screen reason={reasonOf(error)} />
  </Suspense>
);

export const UnknownAddress = () => <UnexpectedError error={new Error(NOT_FOUND)} />;
