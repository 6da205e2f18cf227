import type { Meta } from '@storybook/react-vite';
import { screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { SignInPage } from './SignInPage.tsx';

const meta = {
  title: 'Screens/Worker/Sign In',
  component: SignInPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof SignInPage>;
export default meta;

const screen = screenOf(SignInPage, paths.auth, { isSignIn: true });

export const Page = screen({ shows: 'Send Verification Code' });
export const PageInKiswahili = screen({ language: 'sw', shows: 'Nitumie Code' });
export const SessionExpired = screen({
  tags: ['!picture'],
  state: { expired: true },
  shows: 'Authentication expired. Please log in again.',
});
export const SessionExpiredInKiswahili = screen({
  state: { expired: true },
  language: 'sw',
  shows: 'Muda wako umeisha. Tafadhali ingia tena.',
});
