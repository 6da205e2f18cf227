import { CHUNK_FAILED } from '@repo/app-shell/parts/lazy-part';
import type { Meta } from '@storybook/react-vite';
import { dark, narrow, screenOf } from '../../stories/screen.tsx';
import { paths } from '../paths.ts';
import { PlainErrorScreen } from './PlainErrorScreen.tsx';
import { UnexpectedError, UnknownAddress } from './UnexpectedError.tsx';

const meta = {
  title: 'Screens/Worker/Unexpected error',
  component: UnknownAddress,
  tags: ['!autodocs'],
} satisfies Meta<typeof UnknownAddress>;
export default meta;

const screen = screenOf(UnknownAddress, '/no-such-address');
const Unloaded = () => <UnexpectedError error={new Error(CHUNK_FAILED)} />;
const Faulty = () => <UnexpectedError error={new Error('x is not a function')} />;

export const UnknownPage = screen({ shows: 'Something went wrong' });
export const UnknownPageInKiswahili = screen({ language: 'sw', shows: 'Kuna tatizo' });
export const CodeMissing = screenOf(
  Unloaded,
  paths.profile,
)({ tags: ['!picture'], shows: /check your internet connection/ });
export const CodeMissingInKiswahiliOnNarrowestPhone = screenOf(
  Unloaded,
  paths.profile,
)({ language: 'sw', globals: narrow, shows: /angalia mtandao wako/ });
export const Fault = screenOf(Faulty, paths.profile)({ tags: ['!picture'], shows: /could not be shown/ });
export const NothingFetched = screenOf(
  PlainErrorScreen,
  paths.profile,
)({ tags: ['!picture'], shows: /check your internet/ });
export const NothingFetchedInKiswahiliOnNarrowestPhone = screenOf(
  PlainErrorScreen,
  paths.profile,
)({ language: 'sw', globals: { ...dark, ...narrow }, shows: /angalia mtandao wako/ });
