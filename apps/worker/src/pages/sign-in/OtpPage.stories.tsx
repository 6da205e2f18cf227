import { getIdentityStatus } from '@repo/api-client/contract/identity';
import { tellHelpPhone } from '@repo/api-client/recorded/told-help-phone';
import { sendWorkerCode, verifyWorkerCode } from '@repo/api-client/contract/worker-auth';
import { getMe } from '@repo/api-client/contract/worker';
import { answers, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { inTurn, press, timePasses } from '@repo/app-shell/story-kit/gestures';
import { staysUnderTheFinger } from '@repo/app-shell/story-kit/stays-under-the-finger';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { achieng, inReview } from '../../../stories/people.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { identityStands, letsIn } from '../../../stories/service.ts';
import { paths } from '../../paths.ts';
import { OtpPage } from './OtpPage.tsx';

const meta = {
  title: 'Screens/Worker/Verify code',
  component: OtpPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof OtpPage>;
export default meta;

type Play = NonNullable<StoryObj['play']>;

const screen = screenOf(OtpPage, paths.otp, { isSignIn: true });
const state = { phone: '+254700000012' };

/** Types the digits one by one, as on a phone. */
const enter =
  (digits: string): Play =>
  async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('textbox');
    if (first !== undefined) await userEvent.click(first);
    await userEvent.keyboard(digits);
  };
const isEmptied: Play = async ({ canvas }) => {
  await canvas.findByText('Invalid verification code');
  const boxes = canvas.getAllByRole('textbox');
  for (const box of boxes) await expect(box).toHaveValue('');
  await expect(boxes[0]).toHaveFocus();
};
const refused = [refuses(verifyWorkerCode, 400, 'Invalid verification code')];
const kiswahili = { ...achieng, language: 'sw' as const };

export const Empty = screen({ state, shows: '+254 700 000 012' });
export const EmptyOnNarrowestPhone = screen({ state, globals: narrow, shows: '+254 700 000 012' });
export const EmptyInKiswahili = screen({ state, language: 'sw', shows: 'Thibitisha Simu Yako' });
export const EmptyInKiswahiliLargeText = screen({
  state,
  language: 'sw',
  globals: { ...narrow, textSize: '200%' },
  shows: 'Thibitisha Simu Yako',
});
const helps = () => tellHelpPhone('+254700000009');
export const HelpByChat = screen({
  tags: ['!picture'],
  state,
  before: helps,
  shows: 'Write to us on WhatsApp',
});
export const HelpByChatInKiswahiliOnNarrowestPhone = screen({
  state,
  before: helps,
  language: 'sw',
  globals: { ...dark, ...narrow },
  shows: 'Tuandikie kwenye WhatsApp',
});
export const HalfWay = screen({ tags: ['!picture'], state, does: enter('482'), shows: 'Verify Code' });
export const Verifying = screen({
  tags: ['!picture'],
  state,
  recorded: [waits(verifyWorkerCode)],
  does: enter('482193'),
  shows: 'Verifying...',
});
// spec: worker-otp/wrong, worker-otp/failed-server
export const Wrong = screen({
  state,
  recorded: refused,
  does: inTurn(staysUnderTheFinger('Verify Code', enter('482193'), 'Invalid verification code'), isEmptied),
  shows: 'Invalid verification code',
});
/** The service sent no message. */
export const WrongInKiswahili = screen({
  state,
  language: 'sw',
  recorded: [refuses(verifyWorkerCode, 400, '')],
  does: enter('482193'),
  shows: 'Code si sahihi',
});
export const Resend = screen({ tags: ['!picture'], state, does: timePasses(61), shows: 'Resend Code' });
export const ResendInKiswahili = screen({ state, language: 'sw', does: timePasses(61), shows: 'Tuma Tena' });
const resend: Play = inTurn(enter('48'), timePasses(61), press('Resend Code'));
// spec: worker-otp/resent
export const Resent = screen({
  tags: ['!picture'],
  state,
  does: resend,
  shows: 'New code sent successfully!',
});
export const ResendRefused = screen({
  tags: ['!picture'],
  state,
  recorded: [
    refuses(sendWorkerCode, 429, 'Please wait 3 minutes before asking for another code.', {
      retry_after: 180,
    }),
  ],
  does: resend,
  shows: 'Please wait 3 minutes before asking for another code.',
});
export const Verified = screen({
  tags: ['!picture'],
  state,
  does: enter('482193'),
  shows: 'Verification successful! Redirecting...',
});
export const VerifiedInKiswahili = screen({
  state,
  language: 'sw',
  recorded: [letsIn(kiswahili), answers(getMe, kiswahili)],
  does: enter('482193'),
  shows: 'Code ni sahihi! Tunaendelea...',
});
// spec: worker-otp/standing
export const VerifiedWithNews = screen({
  tags: ['!picture'],
  state,
  recorded: [
    letsIn(inReview),
    answers(getMe, inReview),
    identityStands(achieng, 'Your identity is verified.'),
  ],
  does: enter('482193'),
  shows: 'Your identity is verified.',
});
// spec: worker-otp/standing-failed
export const StatusUnknown = screen({
  state,
  recorded: [refuses(getIdentityStatus, 503, '')],
  does: enter('482193'),
  shows: 'Failed to get Smile ID status',
});
// spec: worker-otp/no-phone
export const WithoutPhone = screen({
  tags: ['!picture'],
  shows: 'Phone number not found. Please try again.',
});
export const WithoutPhoneInKiswahili = screen({
  language: 'sw',
  shows: 'Nambari ya simu haikupatikana. Tafadhali jaribu tena.',
});
