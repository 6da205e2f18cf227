import { opens } from '@repo/app-shell/story-kit/in-test';
import { Fragment } from 'react';
import DataProvider from '../src/shell/DataProvider.tsx';
import { enter, office } from './team.ts';

export { here, press, savedFiles } from '@repo/app-shell/story-kit/in-test';

/** The member comes back to the tab: the page reads again what may have changed. */
export const comesBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

export const openScreen = opens({ enter, recordings: office, Around: DataProvider });

/** A screen before the sign-in: it loads no data, and no change of the session restarts it. */
export const openSignIn = opens({ enter, recordings: office, Around: Fragment });

/** Today in Nairobi, as a field for a day spells it: '28 November 2026'. */
export const spelledToday = () =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Nairobi' }).format();
