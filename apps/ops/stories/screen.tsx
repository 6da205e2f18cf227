import { screensOf, type AroundProps } from '@repo/app-shell/story-kit/screens';
import DataProvider from '../src/shell/DataProvider.tsx';
import { enter, NOW, office } from './team.ts';

export { dark, desktop, largeDesktop, narrow, tablet } from '@repo/app-shell/story-kit/screens';

const Around = ({ loadsData, children }: AroundProps) =>
  loadsData ? <DataProvider>{children}</DataProvider> : children;

/** Makes the stories of a screen of the team. */
export const screenOf = screensOf({
  enter,
  recordings: office,
  Around,
  now: NOW,
  globals: { audience: 'ops' },
});
