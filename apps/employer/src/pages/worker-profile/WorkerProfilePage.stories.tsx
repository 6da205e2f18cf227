import { getInvitationStatus } from '@repo/api-client/contract/invitations';
import { getNanny, getPublicProfile } from '@repo/api-client/contract/nannies';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { open } from '@repo/app-shell/story-kit/gestures';
import { achieng, baraka, longestName, nameless, prospect } from '../../../stories/people.ts';
import { invitation } from '../../../stories/purchases.ts';
import { screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import WorkerProfilePage from './WorkerProfilePage.tsx';

const meta = {
  title: 'Screens/Employer/Worker profile',
  component: WorkerProfilePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof WorkerProfilePage>;
export default meta;

const screen = screenOf(WorkerProfilePage, paths.workerProfile);
const EXPLAINED = 'How this score is made up';
const of = ({ id }: { readonly id: string }) => ({ state: { workerId: id } });

// spec: worker-profile/state-id
export const Verified = screen({ ...of(achieng), shows: EXPLAINED });
export const IdentityPending = screen({ ...of(baraka), shows: EXPLAINED });
export const MisconductFlag = screen({ tags: ['!picture'], ...of(longestName), shows: EXPLAINED });
export const ScoreExplained = screen({ ...of(achieng), does: open(EXPLAINED), shows: '90 of 100' });
export const ScoreExplainedWithoutPackage = screen({
  ...of(longestName),
  does: open(EXPLAINED),
  shows: 'Locked checks',
});
export const ScoreNotExplained = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [breaks(getPublicProfile)],
  shows: 'Trust Score',
});
export const NothingKnown = screen({ tags: ['!picture'], ...of(nameless), shows: EXPLAINED });
/** Before her yes: the typed name and number, and whether she answered. */
export const Invited = screen({ ...of(prospect), shows: 'Track Invitation Status' });
export const InvitationDeclined = screen({
  tags: ['!picture'],
  ...of(prospect),
  recorded: [answers(getInvitationStatus, invitation('declined'))],
  shows: ['Declined', 'Invite Again'],
});
export const Loading = screen({
  ...of(achieng),
  recorded: [waits(getNanny)],
  shows: 'Loading worker profile...',
});
// spec: worker-profile/not-found
export const NotFound = screen({
  tags: ['!picture'],
  ...of(achieng),
  recorded: [refuses(getNanny, 404, 'Not found')],
  shows: 'Profile Not Found',
});
export const Failed = screen({
  ...of(achieng),
  recorded: [breaks(getNanny)],
  shows: 'Back to Search',
});
// spec: errors/profile-no-id
export const OpenedWithoutWorker = screen({ tags: ['!picture'], shows: 'No worker ID provided' });
