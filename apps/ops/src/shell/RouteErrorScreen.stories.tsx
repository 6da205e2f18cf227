import { CHUNK_FAILED } from '@repo/app-shell/parts/lazy-part';
import type { Meta } from '@storybook/react-vite';
import { screenOf } from '../../stories/screen.tsx';
import { paths } from '../paths.ts';
import { PlainErrorScreen } from './PlainErrorScreen.tsx';
import { UnexpectedError, UnknownAddress } from './UnexpectedError.tsx';

const meta = {
  title: 'Screens/Team/Unexpected error',
  component: UnknownAddress,
  tags: ['!autodocs'],
} satisfies Meta<typeof UnknownAddress>;
export default meta;

const Unloaded = () => <UnexpectedError error={new Error(CHUNK_FAILED)} />;
const Faulty = () => <UnexpectedError error={new Error('x is not a function')} />;

export const UnknownPage = screenOf(
  UnknownAddress,
  '/no-such-address',
)({ shows: /no screen at this address/ });
export const CodeMissing = screenOf(
  Unloaded,
  paths.team,
)({ tags: ['!picture'], shows: /check your internet connection/ });
export const Fault = screenOf(Faulty, paths.team)({ tags: ['!picture'], shows: /could not be shown/ });
export const NothingFetched = screenOf(
  PlainErrorScreen,
  paths.team,
)({ tags: ['!picture'], shows: /check your internet/ });
