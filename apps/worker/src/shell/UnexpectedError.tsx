import { NOT_FOUND } from '@repo/app-shell/parts/lazy-part';
import { Heading } from '@repo/ui/primitives/Heading';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { ScreenWait } from './ScreenWait.tsx';

/** When even the screen that tells of errors cannot be fetched, the plain words must do. */
function PlainWords() {
  const { say } = useLanguage();
  return <Heading level={1}>{say('error.title')}</Heading>;
}

/** Fetched when it is needed: most people never see it. */
const load = () => import('./RouteErrorScreen.tsx');
const Screen = lazy(() => load().catch(() => ({ default: PlainWords })));

/** Fetches the error screen ahead: it is wanted most when nothing can be fetched any more. */
export const preloadUnexpectedError = (): void => void load().catch(() => null);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error');

export const UnexpectedError = ({ error }: { readonly error: unknown }) => (
  <Suspense fallback={<ScreenWait />}>
    <Screen reason={reasonOf(error)} />
  </Suspense>
);

export const UnknownAddress = () => <UnexpectedError error={new Error(NOT_FOUND)} />;
