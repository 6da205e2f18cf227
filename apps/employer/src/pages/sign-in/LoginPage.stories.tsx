import { sendEmployerCode } from '@repo/api-client/contract/employer-auth';
import { breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { inTurn, press, write } from '@repo/app-shell/story-kit/gestures';
import { staysUnderTheFinger } from '@repo/app-shell/story-kit/stays-under-the-finger';
import { accepting } from '../../../stories/household.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  title: 'Screens/Employer/Sign In',
  component: LoginPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof LoginPage>;
export default meta;

const screen = screenOf(LoginPage, paths.login, { isSignIn: true });
const ask = inTurn(write(/^Phone Number/, '0700 000 012'), press('Send Verification Code'));

const stays = (gestures: ReturnType<typeof press>, words: string) =>
  staysUnderTheFinger('Send Verification Code', gestures, words);

// spec: sign-in/login-button
export const Empty = screen({ shows: 'Send Verification Code' });
// spec: sign-in/login-phone-required
export const EmptyDark = screen({ globals: dark, shows: 'Money back if the answer is no' });
export const EmptyOnNarrowestPhone = screen({ globals: narrow, shows: 'Send Verification Code' });
export const PhoneMissing = screen({
  tags: ['!picture'],
  does: stays(press('Send Verification Code'), 'Please enter your phone number'),
  shows: 'Please enter your phone number',
});
export const PhoneWrong = screen({
  tags: ['!picture'],
  does: stays(
    inTurn(write(/^Phone Number/, '0700 000'), press('Send Verification Code')),
    'Please enter a valid Kenyan phone number',
  ),
  shows: 'Please enter a valid Kenyan phone number',
});
export const Sending = screen({
  tags: ['!picture'],
  recorded: [waits(sendEmployerCode)],
  does: ask,
  shows: 'Sending Code...',
});
// spec: sign-in/code-sent
export const Sent = screen({
  tags: ['!picture'],
  recorded: accepting,
  does: stays(ask, 'Verification code sent successfully!'),
  shows: 'Verification code sent successfully!',
});
export const PhoneUnknown = screen({
  recorded: [refuses(sendEmployerCode, 404, 'Phone number not found. Please sign up first.')],
  does: ask,
  shows: 'Phone number not found. Please sign up first.',
});
// spec: sign-in/failed-send-server
export const TooOften = screen({
  tags: ['!picture'],
  recorded: [
    refuses(
      sendEmployerCode,
      429,
      'Too many codes were sent to this phone. Please try again in 45 minutes.',
      {
        retry_after: 2700,
      },
    ),
  ],
  does: ask,
  shows: /Too many codes/,
});
// spec: sign-in/failed-network
export const Offline = screen({
  tags: ['!picture'],
  recorded: [breaks(sendEmployerCode)],
  does: stays(ask, 'Network error. Please try again.'),
  shows: 'Network error. Please try again.',
});
