import { getInvitationStatus } from '@repo/api-client/contract/invitations';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { open } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import { prospect } from '../../../stories/people.ts';
import { invitation } from '../../../stories/purchases.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import InvitationSentPage from './InvitationSentPage.tsx';

const meta = {
  title: 'Screens/Employer/Invitation sent',
  component: InvitationSentPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof InvitationSentPage>;
export default meta;

const screen = screenOf(InvitationSentPage, paths.invitationSent);
const state = { worker: { id: prospect.id, name: prospect.name }, package: { id: 17 }, smsSent: true };
const stands = (status: string) => ({ state, recorded: [answers(getInvitationStatus, invitation(status))] });

// spec: invitation-sent/state, invitation-sent/pending
export const Pending = screen({ ...stands('pending'), shows: 'Invitation expires in 48 hours' });
export const PendingOnNarrowestPhone = screen({
  ...stands('pending'),
  globals: narrow,
  shows: 'Invitation expires in 48 hours',
});
export const SentBefore = screen({
  tags: ['!picture'],
  ...stands('pending'),
  state: { ...state, smsSent: false },
  shows: [
    'Your earlier invitation is still open',
    'It is for the Standard Check, and we sent no second SMS. The worker has until Nov 24, 2026 to answer. This page shows the answer as soon as it comes.',
  ],
});
// spec: invitation-sent/accepted-pay
export const Accepted = screen({ ...stands('accepted'), shows: /Complete Payment - KES/ });
export const Declined = screen({
  tags: ['!picture'],
  ...stands('declined'),
  shows: /declined the invitation/,
});
export const Expired = screen({
  tags: ['!picture'],
  ...stands('expired'),
  shows: /expired without an answer/,
});
export const YesEnded = screen({
  tags: ['!picture'],
  state,
  recorded: [answers(getInvitationStatus, { ...invitation('accepted'), yes_ended: true })],
  shows: /the agreement has ended since/,
});
export const Loading = screen({
  state,
  recorded: [waits(getInvitationStatus)],
  shows: 'Loading invitation...',
});
// spec: errors/network
export const Offline = screen({
  tags: ['!picture'],
  state,
  recorded: [breaks(getInvitationStatus)],
  shows: 'Network error. Please try again.',
});
// spec: errors/invite-none
export const OpenedWithoutInvitation = screen({
  tags: ['!picture'],
  shows: 'No pending invitation found. Please start over.',
});
export const ChangeOrWithdraw = screen({
  ...stands('pending'),
  does: open('Change or withdraw'),
  shows: 'Withdraw Invitation',
});
export const Withdrawn = screen({ ...stands('withdrawn'), shows: 'Invitation withdrawn' });
