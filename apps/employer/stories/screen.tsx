import { playing, screensOf, type AroundProps } from '@repo/app-shell/story-kit/screens';
import DataProvider from '../src/shell/DataProvider.tsx';
import { enter, household } from './household.ts';
import { NOW } from './people.ts';

export { dark, desktop, narrow } from '@repo/app-shell/story-kit/screens';

const Around = ({ loadsData, children }: AroundProps) =>
  loadsData ? <DataProvider>{children}</DataProvider> : children;

export const played = playing({ enter });

/** Makes the stories of a household's screen. */
export const screenOf = screensOf({ enter, recordings: household, Around, now: NOW });
