import { lazy, Suspense } from 'react';

/** Fetched when it is needed: most people never see it. When even that fails, the plain words must do. */
const Screen = lazy(() =>
  import('./RouteErrorScreen.tsx').catch(() => ({ default: () => <h1>Unexpected Application Error!</h1> })),
);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error');

export const UnexpectedError = ({ error }: { readonly error: unknown }) => (
  <Suspense>
    <Screen reason={reasonOf(error)} />
  </Suspense>
);

export const UnknownAddress = () => <UnexpectedError error={new Error('404 Not Found')} />;
