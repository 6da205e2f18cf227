import { getContactStatus, requestContact } from '@repo/api-client/contract/contact-requests';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact } from '../../../stories/contacts.ts';
import { inTurn, press } from '@repo/app-shell/story-kit/gestures';
import { achieng } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { typedBefore } from '../../../stories/typed-before.ts';
import { paths } from '../../paths.ts';
import WorkerProfilePage from './WorkerProfilePage.tsx';

const meta = {
  title: 'Screens/Employer/Worker contact',
  component: WorkerProfilePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof WorkerProfilePage>;
export default meta;

const screen = screenOf(WorkerProfilePage, paths.workerProfile);
const state = { workerId: achieng.id };
const shared = { name: 'Achieng Otieno', phone: '+254700000101' };
const stands = (...of: Parameters<typeof contact>) => ({
  state,
  recorded: [answers(getContactStatus, contact(...of))],
});
const ask = press('Request Contact');
const empty: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) =>
  userEvent.clear(await canvas.findByLabelText(/^Message to the worker/));
const send = inTurn(ask, press('Send Request'));

// spec: worker-profile/contact, contact/offered
export const NotAsked = screen({ ...stands(null), shows: /stays hidden until the worker agrees/ });
export const Writing = screen({ tags: ['!picture'], state, does: ask, shows: 'Send Request' });
export const Kept = screen({
  tags: ['!picture'],
  state,
  before: typedBefore('contact', achieng.id, { message: 'Could you start on Monday?' }),
  shows: 'We kept what you typed.',
});
export const WithoutWords = screen({
  state,
  does: inTurn(ask, empty, press('Send Request')),
  shows: 'Please enter a message for the worker',
});
export const Sending = screen({
  tags: ['!picture'],
  state,
  recorded: [waits(requestContact)],
  does: send,
  shows: 'Sending Request...',
});
// spec: errors/alert-contact
export const Sent = screen({
  state,
  recorded: [
    answers(requestContact, { message: 'Contact request sent', expires_at: '2026-11-25T06:30:00Z' }),
  ],
  does: send,
  shows: 'The worker is notified by SMS.',
});
export const TooManyToday = screen({
  tags: ['!picture'],
  state,
  recorded: [
    refuses(requestContact, 429, 'You have sent 5 contact requests today. Please try again tomorrow.', {
      code: 'too-many',
    }),
  ],
  does: send,
  shows: /5 contact requests today/,
});
// spec: errors/contact
export const SendingFailed = screen({
  state,
  recorded: [breaks(requestContact)],
  does: send,
  shows: 'Failed to send contact request. Please try again.',
});
// spec: contact/pending
export const Pending = screen({
  tags: ['!picture'],
  ...stands('pending'),
  shows: [
    'Waiting for the answer',
    'The request expires after 48 hours, on Nov 24, 2026. This page shows the answer as soon as it comes.',
  ],
});
// spec: contact/approved
export const Approved = screen({
  tags: ['!picture'],
  ...stands('approved', shared),
  shows: ['Achieng Otieno shares this number with you, and can take it back.', '+254 700 000 101'],
});
export const ApprovedOnNarrowestPhone = screen({
  ...stands('approved', { ...shared, name: 'Nyambura Wangari Njeri-Kariuki wa Muthoni' }),
  globals: narrow,
  shows: '+254 700 000 101',
});
// spec: contact/declined
export const Declined = screen({
  tags: ['!picture'],
  ...stands('declined', null, 'This worker said no to you. You can ask again after Dec 22, 2026.'),
  shows: ['Request declined', 'This worker said no to you. You can ask again after Dec 22, 2026.'],
});
export const Expired = screen({
  tags: ['!picture'],
  ...stands('expired'),
  shows: ['Request expired', 'The worker did not answer within 48 hours. You can send a new request.'],
});
export const AskedAgain = screen({ ...stands('expired'), does: ask, shows: 'Send Request' });
export const TakenBack = screen({
  tags: ['!picture'],
  ...stands('approved'),
  shows: [
    'No longer shared',
    'The worker has taken the approval back, so the contact details are hidden again.',
  ],
});
export const Loading = screen({
  state,
  recorded: [waits(getContactStatus)],
  shows: 'Loading contact information...',
});
export const LoadFailed = screen({
  tags: ['!picture'],
  state,
  recorded: [breaks(getContactStatus)],
  shows: 'Network error. Please try again.',
});
