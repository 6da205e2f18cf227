import { sendOpsCode, showSecondFactor, verifyOpsCode } from '@repo/api-client/contract/team-auth';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { inTurn, press, timePasses, write } from '@repo/app-shell/story-kit/gestures';
import type { SecondFactorKind } from '@repo/domain/second-factor';
import type { Meta } from '@storybook/react-vite';
import { expect, screen as page } from 'storybook/test';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { sendsCode } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import { SignInPage } from './SignInPage.tsx';

const meta = {
  title: 'Screens/Team/Sign in',
  component: SignInPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof SignInPage>;
export default meta;

const screen = screenOf(SignInPage, paths.signIn, { isSignIn: true });

const asksCode = inTurn(write(/^Phone number/, '0700 000 001'), press('Send code'));
const entersCode = inTurn(asksCode, write(/^6-digit code/, '482193'), press('Continue'));

const knows = (...kinds: SecondFactorKind[]) => [
  sendsCode,
  answers(verifyOpsCode, { enrol: null, second_factor: { ticket: 'a-recorded-ticket', kinds } }),
];
const isNew = [
  sendsCode,
  answers(verifyOpsCode, {
    enrol: { ticket: 'a-recorded-ticket', totp_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
    second_factor: null,
  }),
];
const RECOVERY_CODES = Array.from({ length: 10 }, (_, place) => `7KQ${place}-M9XA-PT4W`);

export const Phone = screen({ tags: ['every-desk'], shows: 'Send code' });
export const PhoneWrong = screen({
  tags: ['!picture'],
  does: inTurn(write(/^Phone number/, '0700 000'), press('Send code')),
  shows: 'Please enter a valid Kenyan phone number',
});
export const Offline = screen({
  tags: ['!picture'],
  recorded: [breaks(sendOpsCode)],
  does: asksCode,
  shows: 'Network error. Please try again.',
});
export const Code = screen({ recorded: [sendsCode], does: asksCode, shows: '+254 700 000 001' });
export const CodeWrong = screen({
  tags: ['!picture'],
  recorded: [sendsCode, refuses(verifyOpsCode, 400, 'Invalid verification code')],
  does: entersCode,
  shows: 'Invalid verification code',
});
export const CodeAgain = screen({
  tags: ['!picture'],
  recorded: [sendsCode],
  does: inTurn(
    asksCode,
    async ({ canvas }) => void (await canvas.findByText('Enter the code')),
    timePasses(61),
    press('Send another code'),
  ),
  shows: 'We sent another code.',
});

export const App = screen({
  recorded: knows('totp', 'recovery_code'),
  does: entersCode,
  shows: 'Open your authenticator app',
});
export const AppCodeWrong = screen({
  tags: ['!picture'],
  recorded: [
    ...knows('totp', 'recovery_code'),
    refuses(showSecondFactor, 400, 'Please check the fields and try again.', {
      fields: { totp: 'This code is not right. Please enter the one that your app shows now.' },
    }),
  ],
  does: inTurn(entersCode, write(/^Code of your app/, '111111'), press('Sign in')),
  shows: /This code is not right/,
});
export const SignInOver = screen({
  tags: ['!picture'],
  recorded: [
    ...knows('totp', 'recovery_code'),
    refuses(
      showSecondFactor,
      401,
      'This sign-in took too long or was used before. Please start again with your phone number.',
    ),
  ],
  does: inTurn(entersCode, write(/^Code of your app/, '111111'), press('Sign in')),
  shows: /Please start again with your phone number/,
});
export const Passkey = screen({
  recorded: knows('passkey', 'totp', 'recovery_code'),
  does: entersCode,
  shows: 'Use your passkey',
});
export const PasskeyDark = screen({
  tags: ['!picture'],
  recorded: knows('passkey', 'totp', 'recovery_code'),
  globals: { audience: 'ops', ...dark },
  does: entersCode,
  shows: 'Use your passkey',
});
export const RecoveryCode = screen({
  tags: ['!picture'],
  recorded: knows('recovery_code'),
  does: entersCode,
  shows: 'Enter a recovery code',
});

export const SetUp = screen({
  tags: ['every-desk'],
  recorded: isNew,
  does: entersCode,
  shows: 'Set up your second step',
});
export const SetUpDark = screen({
  tags: ['!picture'],
  recorded: isNew,
  globals: { audience: 'ops', ...dark },
  does: entersCode,
  shows: 'Set up your second step',
});
export const SetUpNarrow = screen({
  recorded: isNew,
  globals: { audience: 'ops', ...narrow },
  does: entersCode,
  shows: 'Set up your second step',
});
const setsUp = inTurn(entersCode, write(/^Code of your app/, '482193'), press('Use the app'));
const letsIn = answers(showSecondFactor, { token: 'a-recorded-session', recovery_codes: RECOVERY_CODES });
export const RecoveryCodes = screen({
  recorded: [...isNew, letsIn],
  does: setsUp,
  shows: ['Keep your recovery codes', RECOVERY_CODES[9] ?? ''],
});
export const RecoveryCodesNotKept = screen({
  tags: ['!picture'],
  recorded: [...isNew, letsIn],
  does: inTurn(setsUp, press('Continue'), async () => {
    await expect(await page.findByText('Please keep the codes first.')).toBeVisible();
  }),
  shows: 'Keep your recovery codes',
});
export const SettingUp = screen({
  tags: ['!picture'],
  recorded: [...isNew, waits(showSecondFactor)],
  does: setsUp,
  shows: 'Checking...',
});
