import { sendWorkerCode } from '@repo/api-client/contract/worker-auth';
import { refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { choose, inTurn, press, write } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import { staysUnderTheFinger } from '@repo/app-shell/story-kit/stays-under-the-finger';
import { expect } from 'storybook/test';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { EntryPage } from './EntryPage.tsx';

const meta = {
  title: 'Screens/Worker/Entry',
  component: EntryPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof EntryPage>;
export default meta;

const screen = screenOf(EntryPage, paths.entry, { isSignIn: true });
const fill = write(/Phone Number/, '0700 000 012');
const submit = inTurn(fill, press('Send Verification Code'));
const tuma = inTurn(write(/Nambari ya Simu/, '0700 000 012'), press('Nitumie Code'));

// spec: worker-entry/welcome
export const Page = screen({ shows: 'Welcome to Amini' });
export const PageInKiswahili = screen({ language: 'sw', shows: 'Karibu Amini' });
export const PageInKiswahiliDark = screen({
  language: 'sw',
  globals: dark,
  shows: 'Wewe ndiye unaamua nani apate nambari yako',
});
export const PageOnNarrowestPhone = screen({ globals: narrow, shows: 'Welcome to Amini' });
export const PageInKiswahiliLargeText = screen({
  language: 'sw',
  globals: { ...narrow, textSize: '200%' },
  shows: 'Karibu Amini',
});

/** The error is in the language of the page and changes with it. The typed number stays. */
// spec: worker-entry/languages
export const WrongPhoneInBothLanguages = screen({
  does: inTurn(
    write(/Phone Number/, '0700'),
    staysUnderTheFinger(
      'Send Verification Code',
      press('Send Verification Code'),
      'Please enter a valid Kenyan phone number',
    ),
    choose('Kiswahili'),
    async ({ canvas }) => {
      await expect(await canvas.findByLabelText(/Nambari ya Simu/)).toHaveValue('0700');
      await expect(document.documentElement).toHaveAttribute('lang', 'sw-KE');
    },
  ),
  shows: 'Tafadhali weka nambari sahihi ya simu ya Kenya',
});
// spec: worker-entry/check
export const PhoneRight = screen({ tags: ['!picture'], does: fill, shows: 'This number can get an SMS.' });
export const Sending = screen({
  tags: ['!picture'],
  recorded: [waits(sendWorkerCode)],
  does: submit,
  shows: 'Sending Code...',
});
export const CodeSent = screen({
  does: staysUnderTheFinger('Send Verification Code', submit, 'Verification code sent successfully!'),
  shows: 'Verification code sent successfully!',
});
export const CodeSentInKiswahili = screen({
  language: 'sw',
  does: tuma,
  shows: 'Code imetumwa!',
});
// spec: worker-entry/failed
export const Failed = screen({
  tags: ['!picture'],
  recorded: [refuses(sendWorkerCode, 503, '')],
  does: staysUnderTheFinger('Send Verification Code', submit, 'Failed to send verification code'),
  shows: 'Failed to send verification code',
});
export const FailedInKiswahili = screen({
  language: 'sw',
  recorded: [refuses(sendWorkerCode, 503, '')],
  does: tuma,
  shows: 'Code haikutumwa',
});
