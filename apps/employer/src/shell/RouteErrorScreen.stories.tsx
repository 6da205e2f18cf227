import type { Meta } from '@storybook/react-vite';
import { screenOf } from '../../stories/screen.tsx';
import { CHUNK_FAILED } from '@repo/app-shell/parts/lazy-part';
import { PlainErrorScreen } from './PlainErrorScreen.tsx';
import { UnexpectedError, UnknownAddress } from './UnexpectedError.tsx';

const meta = {
  title: 'Screens/Employer/Unexpected error',
  component: UnknownAddress,
  tags: ['!autodocs'],
} satisfies Meta<typeof UnknownAddress>;
export default meta;

const screen = screenOf(UnknownAddress, '/no-such-address');
const Faulty = () => <UnexpectedError error={new TypeError('x is not a function')} />;
const Unloaded = () => <UnexpectedError error={new Error(CHUNK_FAILED)} />;

export const UnknownPage = screen({ shows: 'Page Not Found' });
export const UnknownPageToVisitor = screen({
  tags: ['!picture'],
  signedIn: false,
  shows: 'See how it works',
});
// spec: errors/unexpected
export const Fault = screenOf(Faulty, '/payment')({ shows: 'Unexpected Application Error!' });
export const CodeMissing = screenOf(
  Unloaded,
  '/payment',
)({ tags: ['!picture'], shows: /check your internet connection/ });
export const NothingFetched = screenOf(
  PlainErrorScreen,
  '/payment',
)({ tags: ['!picture'], shows: /check your internet/ });
