import { opens } from '@repo/app-shell/story-kit/in-test';
import DataProvider from '../src/shell/DataProvider.tsx';
import { enter, office } from './team.ts';

export { here, press, savedFiles } from '@repo/app-shell/story-kit/in-test';

export const openScreen = opens({ enter, recordings: office, Around: DataProvider });
