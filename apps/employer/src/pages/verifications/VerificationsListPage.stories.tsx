import { getDashboard } from '@repo/api-client/contract/employer';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { answers, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { choose, inTurn, open } from '@repo/app-shell/story-kit/gestures';
import { expiredCompletion, withdrawnCompletion } from '../../../stories/ended-reports.ts';
import { achieng } from '../../../stories/people.ts';
import {
  emptyDashboard,
  endedDashboard,
  paidInvitations,
  withdrawnCheck,
} from '../../../stories/purchases.ts';
import { screenOf } from '../../../stories/screen.tsx';
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
  shows: [/The worker withdrew her consent/, 'View Report'],
});
/** Reports after 90 days, and invitations that lead nowhere any more. */
export const Ended = screen({
  recorded: [
    answers(getDashboard, endedDashboard),
    answers(getCompletion, expiredCompletion, { params: { nanny_id: achieng.id } }),
  ],
  shows: ['Showing 7 of 7 verifications', 'All checks are done. The report ended on Oct 30, 2026.'],
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
