import { sendEmployerCode } from '@repo/api-client/contract/employer-auth';
import { refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { inTurn, press, write } from '@repo/app-shell/story-kit/gestures';
import { staysUnderTheFinger } from '@repo/app-shell/story-kit/stays-under-the-finger';
import { screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { SignUpPage } from './SignUpPage.tsx';

const meta = {
  title: 'Screens/Employer/Sign Up',
  component: SignUpPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof SignUpPage>;
export default meta;

const screen = screenOf(SignUpPage, paths.signUp, { isSignIn: true });
const fill = inTurn(
  write(/^Full Name/, 'Wanjiru Kamau'),
  write(/^Phone Number/, '0700 000 012'),
  write(/^Location/, 'Kilimani, Nairobi'),
);
const submit = inTurn(fill, press('Get Started'));

export const Empty = screen({ shows: 'Get Started' });
export const Filled = screen({ tags: ['!picture'], does: fill, shows: 'Get Started' });
export const PhoneWrong = screen({
  tags: ['!picture'],
  does: staysUnderTheFinger(
    'Get Started',
    inTurn(fill, write(/^Phone Number/, '9'), press('Get Started')),
    'Please enter a valid Kenyan phone number',
  ),
  shows: 'Please enter a valid Kenyan phone number',
});
// spec: sign-in/sign-up-sending
export const Sending = screen({
  tags: ['!picture'],
  recorded: [waits(sendEmployerCode)],
  does: submit,
  shows: 'Sending Code...',
});
/** Several refused fields: a summary above the form links to each. */
export const Refused = screen({
  recorded: [
    refuses(sendEmployerCode, 400, 'Please check what is marked.', {
      fields: { name: 'This name is too long.', location: 'This location is too long.' },
    }),
  ],
  does: submit,
  shows: 'This location is too long.',
});
// spec: sign-in/failed-send
export const Failed = screen({
  recorded: [refuses(sendEmployerCode, 503, '')],
  does: staysUnderTheFinger('Get Started', submit, 'Failed to send verification code'),
  shows: 'Failed to send verification code',
});
