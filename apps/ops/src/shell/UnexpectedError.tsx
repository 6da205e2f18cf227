import { errorScreens } from '@repo/app-shell/parts/unexpected-error';
import { PlainErrorScreen } from './PlainErrorScreen.tsx';
import { ScreenWait } from './ScreenWait.tsx';

export const { preloadUnexpectedError, UnexpectedError, UnknownAddress } = errorScreens(
  () => import('./RouteErrorScreen.tsx'),
  { Wait: ScreenWait, Plain: PlainErrorScreen },
);
