import { errorScreens } from '@repo/app-shell/parts/unexpected-error';
import { ScreenWait } from './ScreenWait.tsx';

const PlainWords = () => <h1>Unexpected Application Error!</h1>;

export const { preloadUnexpectedError, UnexpectedError, UnknownAddress } = errorScreens(
  () => import('./RouteErrorScreen.tsx'),
  { Wait: ScreenWait, PlainWords },
);
