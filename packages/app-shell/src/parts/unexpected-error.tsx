import { fetchModule } from '@repo/ui/fetch-module';
import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react';
import { NOT_FOUND } from './lazy-part.tsx';

interface ErrorScreens {
  /** Fetches the error screen ahead, because it is needed most when no fetch works. */
  readonly preloadUnexpectedError: () => void;
  readonly UnexpectedError: ComponentType<{ readonly error: unknown }>;
  readonly UnknownAddress: ComponentType;
}

interface Shown {
  /** Shown while the error screen loads. */
  readonly Wait: ComponentType;
  /** Shown when even the error screen cannot be fetched. */
  readonly Plain: FunctionComponent;
}

type ErrorScreen = ComponentType<{ readonly reason: string }>;

/** The screens in place of a screen that threw. Their code is fetched on demand, because most users never see them. */
export function errorScreens(
  load: () => Promise<{ readonly default: ErrorScreen }>,
  { Wait, Plain }: Shown,
): ErrorScreens {
  const fetchScreen = () => fetchModule(load);
  const Screen = lazy(() => fetchScreen().catch((): { default: ErrorScreen } => ({ default: Plain })));
  const UnexpectedError = ({ error }: { readonly error: unknown }) => (
    <Suspense fallback={<Wait />}>
      <Screen reason={error instanceof Error ? error.message : 'Unknown error'} />
    </Suspense>
  );
  return {
    preloadUnexpectedError: () => void fetchScreen().catch(() => null),
    UnexpectedError,
    UnknownAddress: () => <UnexpectedError error={new Error(NOT_FOUND)} />,
  };
}
