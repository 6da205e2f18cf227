import { getDashboard } from '@repo/api-client/contract/employer';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { choose, inTurn, open } from '@repo/app-shell/story-kit/gestures';
import { expiredCompletion, withdrawnCompletion } from '../../../stories/ended-reports.ts';
import { achieng } from '../../../stories/people.ts';
import {
  emptyDashboard,
  endedDashboard,
  invitationOf,
  paidInvitations,
  withdrawnCheck,
} from '../../../stories/purchases.ts';
import { desktop, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import VerificationsListPage from './VerificationsListPage.tsx';

const meta = {
  title: 'Screens/Employer/My Verifications',
  component: VerificationsListPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof VerificationsListPage>;
export default meta;

const screen = screenOf(VerificationsListPage, paths.verificationsList);

// spec: verifications-list/title
export const Loaded = screen({ shows: 'Showing 7 of 7 verifications' });
/** A request and its purchase are two items, drawn as one case. */
export const PaidInvitations = screen({
  recorded: [answers(getDashboard, paidInvitations)],
  shows: ['Invited Nov 14, 2026 · accepted', 'Showing 7 of 7 verifications'],
});
/** The results that were decided before a withdrawal stay readable. */
export const Withdrawn = screen({
  recorded: [answers(getDashboard, withdrawnCheck), answers(getCompletion, withdrawnCompletion)],
  shows: [/The worker withdrew consent/, 'View Report'],
});
/** Reports after 90 days, and invitations that lead nowhere any more. */
export const Ended = screen({
  recorded: [
    answers(getDashboard, endedDashboard),
    answers(getCompletion, expiredCompletion, { params: { nanny_id: achieng.id } }),
  ],
  shows: ['Showing 7 of 7 verifications', 'All checks are done. The report ended on Oct 30, 2026.'],
});
/** At a desk the newest case stands beside the list, with its checks. */
export const AtDesk = screen({
  globals: desktop,
  recorded: [answers(getDashboard, paidInvitations)],
  shows: ['Our team asks the earlier employers', 'Showing 7 of 7 verifications'],
});
export const AtDeskOfAnUnansweredInvitation = screen({
  tags: ['!picture'],
  globals: desktop,
  recorded: [answers(getDashboard, invitationOf('pending'))],
  shows: ['Change or withdraw', 'Until Nov 24, 2026', 'The way to the report'],
});
export const AtDeskEnded = screen({
  globals: desktop,
  recorded: [
    answers(getDashboard, endedDashboard),
    answers(getCompletion, expiredCompletion, { params: { nanny_id: achieng.id } }),
  ],
  shows: 'Invitation accepted. The worker withdrew consent. No check had begun.',
});
export const AtDeskBeforeTheChecks = screen({
  tags: ['!picture'],
  globals: desktop,
  recorded: [answers(getDashboard, paidInvitations), waits(getCompletion)],
  shows: 'Loading the checks...',
});
export const AtDeskWithoutTheChecks = screen({
  globals: desktop,
  recorded: [answers(getDashboard, paidInvitations), breaks(getCompletion)],
  shows: 'The checks could not be loaded.',
});
export const Filtered = screen({
  does: inTurn(open('Filter'), choose('Complete')),
  shows: /Showing \d of 7 verifications/,
});
export const Loading = screen({ recorded: [waits(getDashboard)], shows: 'Loading verifications...' });
export const Empty = screen({
  recorded: [answers(getDashboard, emptyDashboard)],
  shows: 'No Verifications Yet',
});
// spec: errors/verifications-list
export const Failed = screen({
  tags: ['!picture'],
  recorded: [refuses(getDashboard, 403, 'Not now')],
  shows: 'Failed to load verifications. Please try again.',
});
/** The only list that is open to visitors. Without a session the screen calls no service. */
// spec: routes/verifications-list, errors/no-token
export const SignedOut = screen({
  tags: ['!picture'],
  signedIn: false,
  shows: 'No authentication token found',
});
