import { listPackages } from '@repo/api-client/contract/employer';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { choose, inTurn, press, write } from '@repo/app-shell/story-kit/gestures';
import { zawadi } from '../../../stories/people.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { typedBefore } from '../../../stories/typed-before.ts';
import { paths } from '../../paths.ts';
import InvitePage from './InvitePage.tsx';

const meta = {
  title: 'Screens/Employer/Invite worker',
  component: InvitePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof InvitePage>;
export default meta;

const screen = screenOf(InvitePage, paths.invite);
const fill = inTurn(
  write(/^Full Name/, 'Zawadi Naliaka'),
  write(/^Phone Number/, '0700 000 104'),
  write(/^Location/, 'Kisumu'),
  choose(/Standard Check/),
);
const send = inTurn(fill, press('Send Invitation'));
const sent = (sms_sent: boolean) =>
  answers(initiateVerification, {
    success: true,
    message: 'Invitation sent',
    nanny: { id: zawadi.id, name: 'Zawadi Naliaka', phone: '+254700000104', status: 'pending' },
    package_id: 17,
    expires_at: '2026-11-25T06:30:00Z',
    sms_sent,
  });

export const Empty = screen({ shows: 'Compare Packages' });
export const EmptyDark = screen({ globals: dark, shows: 'Compare Packages' });
export const Filled = screen({
  tags: ['!picture'],
  does: fill,
  shows: /it takes 1 to 4 weeks and costs KES 1,050, paid by the worker\./,
});
const kept = {
  before: typedBefore('invitation', '', { name: 'Zawadi Naliaka', phone: '0700 000 104', package_id: 17 }),
  shows: /it takes 1 to 4 weeks and costs KES 1,050, paid by the worker\./,
};
export const Kept = screen(kept);
export const KeptDark = screen({ ...kept, globals: dark });
export const KeptOnNarrowestPhone = screen({ ...kept, globals: narrow });
// spec: invite/name-letters
export const FieldsWrong = screen({
  tags: ['!picture'],
  does: inTurn(write(/^Full Name/, 'Z4'), write(/^Phone Number/, '0700'), write(/^Location/, '')),
  shows: 'Name can only contain letters and spaces',
});
export const PackagesLoading = screen({ recorded: [waits(listPackages)], shows: 'Loading packages...' });
export const PackagesFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(listPackages)],
  shows: 'Failed to load packages.',
});
// spec: invite/editing-sending
export const Sending = screen({
  tags: ['!picture'],
  recorded: [waits(initiateVerification)],
  does: send,
  shows: 'Sending Invitation...',
});
export const RefusedByField = screen({
  recorded: [
    refuses(initiateVerification, 400, 'Please check what is marked.', {
      fields: { name: 'This name is too long.', phone: 'This number can get no SMS.' },
    }),
  ],
  does: send,
  shows: 'This number can get no SMS.',
});
export const Bought = screen({
  tags: ['!picture'],
  recorded: [refuses(initiateVerification, 409, 'You have already purchased this package for this nanny.')],
  does: send,
  shows: 'Go to Verifications',
});
// spec: invite/sending-error, errors/network
export const Failed = screen({
  tags: ['!picture'],
  recorded: [breaks(initiateVerification)],
  does: send,
  shows: 'Network error. Please try again.',
});
// spec: invite/success-title, invite/sending-success
export const Sent = screen({
  recorded: [sent(true)],
  does: send,
  shows: 'Invitation Sent Successfully!',
});
export const SentBefore = screen({
  tags: ['!picture'],
  recorded: [sent(false)],
  does: send,
  shows: ['Invitation Already Sent', 'The worker has until Nov 25, 2026 to answer.'],
});
