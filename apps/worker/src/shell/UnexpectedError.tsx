import { errorScreens } from '@repo/app-shell/parts/unexpected-error';
import { Heading } from '@repo/ui/primitives/Heading';
import { useLanguage } from '../language/use-language.ts';
import { ScreenWait } from './ScreenWait.tsx';

function PlainWords() {
  const { say } = useLanguage();
  return <Heading level={1}>{say('error.title')}</Heading>;
}

export const { preloadUnexpectedError, UnexpectedError, UnknownAddress } = errorScreens(
  () => import('./RouteErrorScreen.tsx'),
  { Wait: ScreenWait, PlainWords },
);
