import { listOwnDocuments } from '@repo/api-client/contract/documents';
import { getMe } from '@repo/api-client/contract/worker';
import {
  getWorkerDashboard,
  getWorkerSettings,
  getWorkerShare,
  listWorkerNotifications,
  listWorkerRequests,
  saveWorkerSettings,
} from '@repo/api-client/contract/worker-app';
import { signOutWorkerEverywhere } from '@repo/api-client/contract/worker-auth';
import { getVerificationStatus } from '@repo/api-client/contract/worker-status';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { answer, inTurn, isAsked, press } from '@repo/app-shell/story-kit/gestures';
import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import type { WorkerNeed } from '@repo/domain/worker-needs';
import type { Meta } from '@storybook/react-vite';
import { dashboard, invitation, settings } from '../../../stories/consent-requests.ts';
import { alertsOfOneCheck } from '../../../stories/alerts.ts';
import { documentsWith, emptySlot } from '../../../stories/documents.ts';
import { longestName, newcomer, onePointToPlatinum } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { firstDay, halfway, toDoAgain } from '../../../stories/worker-status.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import DashboardPage from './DashboardPage.tsx';

const meta = {
  title: 'Screens/Worker/Dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof DashboardPage>;
export default meta;

const screen = screenOf(DashboardPage, paths.dashboard);
const QUIET = { ...dashboard, needs: [], open_requests: 0, unread_notifications: 0 };
const NOBODY_ASKS = answers(listWorkerRequests, { requests: [] });
const newcomers: WireWorkerDashboard = {
  ...QUIET,
  trust_score: 0,
  trust_badge: 'Basic',
  trust_checked: false,
  reviews: 0,
  jobs: 0,
  needs: ['identity'],
  verification: 'needs_verification',
  completion: {
    required: { completed: 1, total: 5, percentage: 20 },
    optional: { completed: 0, total: 10, percentage: 0 },
    overall: { completed: 1, total: 15, percentage: 7 },
  },
};
const lacks = (component: string) => component === 'admin_approval' || component === 'police_clearance';
/** As far as the figures of her home say: all but the certificate, and what the team decides last. */
const HERS = answers(getMe, {
  ...onePointToPlatinum,
  trust_score: dashboard.trust_score,
  trustScore: dashboard.trust_score,
  trust_score_breakdown: onePointToPlatinum.trust_score_breakdown.map((row) =>
    lacks(row.component) ? { ...row, points: 0, state: 'not_checked', earned_at: null } : row,
  ),
});
const ALL_BUT_PAPER = answers(getVerificationStatus, {
  ...halfway,
  percentage: 60,
  references: { verified: 2, needed: 2 },
  steps: halfway.steps.map((each) =>
    each.step === 'references' ? { ...each, state: 'completed' as const } : each,
  ),
});
const NEW = [
  answers(getWorkerDashboard, newcomers),
  answers(getMe, newcomer),
  answers(getVerificationStatus, firstDay),
];
const REVIEWED = answers(getWorkerDashboard, { ...dashboard, verification: 'pending', under_review: true });
/** It is fetched after the home, by a desk alone. */
const SCORE_AT_DESK = 'How your score is made up';
const UNDER_REVIEW = [/^Verification Under Review… usually takes/, '24-48 hours'];

export const Home = screen({ recorded: [HERS, ALL_BUT_PAPER], shows: 'Quick Actions' });
export const HomeInKiswahili = screen({
  recorded: [HERS, ALL_BUT_PAPER],
  language: 'sw',
  shows: 'Unachoweza Kufanya',
});
export const HomeOnNarrowestPhone = screen({
  globals: narrow,
  before: () => session.keepUser(longestName),
  shows: 'Quick Actions',
});
export const HomeInKiswahiliOnNarrowestPhone = screen({
  globals: narrow,
  language: 'sw',
  recorded: [REVIEWED],
  shows: 'Unachoweza Kufanya',
});
export const UnderReview = screen({ tags: ['!picture'], recorded: [REVIEWED], shows: UNDER_REVIEW });
/** The home of a worker whom nobody asks. A check of an employer runs, and waits for her. */
const waitsFor = (need: WorkerNeed) => [
  answers(getWorkerDashboard, {
    ...QUIET,
    verification: 'pending',
    needs: [need],
    under_review: true,
    waiting_employers: ['Njeri Kamau'],
  }),
  NOBODY_ASKS,
];
export const AsksToCheck = screen({
  recorded: [answers(listWorkerRequests, { requests: [invitation] }), HERS, ALL_BUT_PAPER],
  shows: 'Njeri Kamau',
});
export const AsksToCheckInKiswahiliOnNarrowestPhone = screen({
  recorded: [answers(listWorkerRequests, { requests: [invitation] })],
  globals: narrow,
  language: 'sw',
  shows: 'Ukikubali, tunaangalia:',
});
export const RequestDidNotArrive = screen({
  tags: ['!picture'],
  recorded: [breaks(listWorkerRequests)],
  shows: 'Your requests could not be loaded',
});
export const ResultToAnswer = screen({
  recorded: [...waitsFor('finding'), HERS],
  shows: ['Please read a result about you', SCORE_AT_DESK],
});
export const SideToTell = screen({
  tags: ['!picture'],
  recorded: waitsFor('statement'),
  shows: 'We would like to hear your side',
});
export const ReferencesMissing = screen({
  recorded: [...waitsFor('references'), HERS],
  language: 'sw',
  shows: ['Taja mtu mmoja zaidi uliyemfanyia kazi', 'Jinsi alama zako zinavyopatikana'],
});
export const DocumentMissing = screen({
  tags: ['!picture'],
  recorded: [
    ...waitsFor('documents'),
    answers(listOwnDocuments, documentsWith({ ...emptySlot('policeClearance'), waited_for: true })),
  ],
  shows:
    'It waits for your police clearance (Certificate of Good Conduct). The other checks go on. You agreed to a check by Njeri Kamau.',
});
/** An employer has paid before her profile is complete. */
export const ProfileFirstAfterPayment = screen({
  tags: ['!picture'],
  recorded: [
    answers(getWorkerDashboard, { ...newcomers, needs: ['identity', 'references'], under_review: true }),
    answers(getMe, newcomer),
    answers(getVerificationStatus, firstDay),
    NOBODY_ASKS,
  ],
  shows: 'Complete Profile',
});
export const PhotoFailed = screen({
  tags: ['!picture'],
  recorded: [HERS, ALL_BUT_PAPER, NOBODY_ASKS],
  state: { photoFailed: true },
  shows: 'Your photo could not be uploaded.',
});
export const NameAsked = screen({
  recorded: waitsFor('name'),
  globals: { viewport: { value: 'phone' } },
  shows: 'Two different names',
});
export const ArrivedWhilePending = screen({
  tags: ['!picture'],
  recorded: [answers(getWorkerDashboard, newcomers), NOBODY_ASKS],
  state: { pending: true },
  shows: UNDER_REVIEW,
});
// spec: worker-dashboard/completed
export const JustVerified = screen({
  state: { verificationCompleted: true },
  recorded: [answers(getWorkerDashboard, QUIET), NOBODY_ASKS, HERS],
  shows: ['Verification Completed Successfully!', SCORE_AT_DESK],
});
export const FirstDay = screen({
  recorded: [...NEW, NOBODY_ASKS],
  before: () => session.keepUser({ ...longestName, name: null }),
  shows: 'Complete your profile',
});
export const FirstDayInKiswahiliOnNarrowestPhone = screen({
  recorded: [...NEW, NOBODY_ASKS],
  before: () => session.keepUser({ ...longestName, name: null }),
  language: 'sw',
  globals: narrow,
  shows: 'Kamilisha wasifu wako',
});
/** Her profile is complete, and her photos are the next step. */
export const PhotosAreNext = screen({
  recorded: [
    answers(getWorkerDashboard, { ...QUIET, needs: ['identity'], verification: 'needs_verification' }),
    answers(getVerificationStatus, toDoAgain),
    NOBODY_ASKS,
  ],
  shows: /^Step 2 of 5\./,
});
export const NobodyToHelp = screen({
  tags: ['!picture'],
  recorded: [answers(getWorkerDashboard, { ...QUIET, help_phone: null })],
  shows: 'Quick Actions',
});
// spec: worker-dashboard/spinner
export const Loading = screen({
  tags: ['!picture'],
  recorded: [waits(getWorkerDashboard)],
  shows: 'Loading...',
});
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(getWorkerDashboard)],
  shows: 'Network error. Please try again.',
});
export const NothingToShare = screen({
  recorded: [answers(getWorkerShare, { slug: null, link: null, message: null, listed: true })],
  does: press('Share Profile'),
  shows: 'Complete your profile first: then you have a link to share.',
});
export const ShareFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(getWorkerShare)],
  does: press('Share Profile'),
  shows: 'Network error. Please try again.',
});

const alerts = '?tab=alerts';
// spec: worker-dashboard/alerts
export const Alerts = screen({
  search: alerts,
  recorded: [answers(getWorkerDashboard, { ...dashboard, needs: ['request', 'statement', 'documents'] })],
  shows: 'New contact request',
});
export const AlertsInKiswahili = screen({
  search: alerts,
  language: 'sw',
  shows: 'Ombi jipya la mawasiliano',
});
/** A dozen alerts, most of them of one check. */
const OF_ONE_CHECK = [
  NOBODY_ASKS,
  answers(listWorkerNotifications, { notifications: [...alertsOfOneCheck], unread: 5 }),
];
export const AlertsOfOneCheck = screen({
  search: alerts,
  recorded: OF_ONE_CHECK,
  shows: 'A check about you is complete',
});
export const AlertsOfOneCheckInKiswahiliOnNarrowestPhone = screen({
  search: alerts,
  recorded: OF_ONE_CHECK,
  language: 'sw',
  globals: narrow,
  shows: 'Ukaguzi kukuhusu umekamilika',
});
export const NoAlerts = screen({
  tags: ['!picture'],
  search: alerts,
  recorded: [
    answers(getWorkerDashboard, QUIET),
    answers(listWorkerNotifications, { notifications: [], unread: 0 }),
  ],
  shows: 'No alerts yet',
});
export const AlertOfANewerService = screen({
  tags: ['!picture'],
  search: alerts,
  recorded: [
    answers(listWorkerNotifications, {
      notifications: [
        {
          id: invitation.id,
          kind: 'from_the_future',
          values: {},
          title: 'Something new',
          text: 'The service says it in its own words.',
          time: invitation.time,
          icon: 'comet',
          unread: false,
          request: null,
        },
      ],
      unread: 0,
    }),
  ],
  shows: 'Something new',
});
export const AlertsLoading = screen({
  tags: ['!picture'],
  search: alerts,
  recorded: [waits(listWorkerNotifications)],
  shows: 'Loading...',
});
export const AlertsFailed = screen({
  tags: ['!picture'],
  search: alerts,
  recorded: [breaks(listWorkerNotifications)],
  shows: 'Network error. Please try again.',
});

const inSettings = '?tab=settings';
export const Settings = screen({ tags: ['!picture'], search: inSettings, shows: 'What we tell you' });
export const SettingsInKiswahili = screen({
  search: inSettings,
  language: 'sw',
  shows: 'Tunachokuarifu',
});
export const SettingsAfterStop = screen({
  search: inSettings,
  recorded: [answers(getWorkerSettings, { ...settings, sms: false, listed: false, profile_complete: false })],
  shows: /You wrote STOP/,
});
export const SettingNotSaved = screen({
  search: inSettings,
  recorded: [breaks(saveWorkerSettings)],
  does: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('switch', { name: 'New Reviews' })),
  shows: 'Network error. Please try again.',
});
export const SettingsLoading = screen({
  tags: ['!picture'],
  search: inSettings,
  recorded: [waits(getWorkerSettings)],
  shows: 'Loading...',
});
export const SettingsFailed = screen({
  search: inSettings,
  recorded: [breaks(getWorkerSettings)],
  shows: 'Network error. Please try again.',
});
export const SignOutEverywhere = screen({
  search: inSettings,
  does: inTurn(press('Sign Out Everywhere'), isAsked('Are you sure you want to sign out on every phone?')),
  shows: 'What we tell you',
});
export const SignOutEverywhereFailed = screen({
  search: inSettings,
  recorded: [breaks(signOutWorkerEverywhere)],
  does: inTurn(
    press('Sign Out Everywhere'),
    isAsked('Are you sure you want to sign out on every phone?'),
    answer('Sign Out Everywhere'),
    isAsked('Network error. Please try again.'),
  ),
  shows: 'What we tell you',
});
