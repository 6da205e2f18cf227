import type { Meta } from '@storybook/react-vite';
import { choose, inTurn, write } from '@repo/app-shell/story-kit/gestures';
import { dark, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import VerificationsPage from './VerificationsPage.tsx';

const meta = {
  title: 'Screens/Employer/Sample Verifications',
  component: VerificationsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof VerificationsPage>;
export default meta;

const screen = screenOf(VerificationsPage, paths.verifications);

export const ToVisitor = screen({ signedIn: false, shows: 'Showing 7 of 7 verifications' });
export const ToVisitorDark = screen({
  signedIn: false,
  globals: dark,
  shows: 'Showing 7 of 7 verifications',
});
export const Expired = screen({
  signedIn: false,
  does: choose(/^Expired/),
  shows: 'Showing 1 of 7 verifications',
});
export const NothingFound = screen({
  signedIn: false,
  does: inTurn(write('Search verifications', 'Gardener'), choose(/^Pending/)),
  shows: 'No Matching Verifications',
});
/** At the same address, a signed-in employer sees the own verifications. */
export const ToSignedIn = screen({ shows: 'Platinum' });
