import { sendEmployerCode, verifyEmployerCode } from '@repo/api-client/contract/employer-auth';
import { refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { inTurn, press, timePasses, write } from '@repo/app-shell/story-kit/gestures';
import { staysUnderTheFinger } from '@repo/app-shell/story-kit/stays-under-the-finger';
import { accepting } from '../../../stories/household.ts';
import { employer } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { VerifyPage } from './VerifyPage.tsx';

const meta = {
  title: 'Screens/Employer/Verify code',
  component: VerifyPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof VerifyPage>;
export default meta;

const screen = screenOf(VerifyPage, paths.verify, { isSignIn: true });
const { name, phone } = employer;
const after = (isLogin: boolean) => ({
  state: { userData: { name, phone, location: 'Nairobi' }, isLogin },
});
const stays = (gestures: ReturnType<typeof press>, words: string) =>
  staysUnderTheFinger('Verify Code', gestures, words);
const enter = inTurn(write('Digit 1 of 6', '482193'), press('Verify Code'));

// spec: sign-in/verify-title
export const AfterSignUp = screen({ ...after(false), shows: 'Verify Your Phone' });
// spec: sign-in/verify-title-login
export const AfterSignIn = screen({ tags: ['!picture'], ...after(true), shows: 'Sign In' });
export const AfterSignInOnNarrowestPhone = screen({ ...after(true), globals: narrow, shows: 'Sign In' });
export const Verifying = screen({
  tags: ['!picture'],
  ...after(true),
  recorded: [waits(verifyEmployerCode)],
  does: enter,
  shows: 'Verifying...',
});
export const WrongCode = screen({
  tags: ['!picture'],
  ...after(true),
  recorded: [refuses(verifyEmployerCode, 400, 'Invalid verification code')],
  does: stays(enter, 'Invalid verification code'),
  shows: 'Invalid verification code',
});
// spec: sign-in/verified
export const RightCode = screen({
  ...after(true),
  recorded: accepting,
  does: stays(enter, 'Verification successful! Redirecting...'),
  shows: 'Verification successful! Redirecting...',
});
// spec: sign-in/verify-resend
export const ResendOffered = screen({
  tags: ['!picture'],
  ...after(true),
  does: timePasses(61),
  shows: 'Resend Code',
});
export const Resent = screen({
  tags: ['!picture'],
  ...after(true),
  recorded: accepting,
  does: inTurn(timePasses(61), press('Resend Code')),
  shows: 'Verification code sent successfully!',
});
export const ResendRefused = screen({
  tags: ['!picture'],
  ...after(true),
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
  does: inTurn(timePasses(61), press('Resend Code')),
  shows: /Too many codes/,
});
