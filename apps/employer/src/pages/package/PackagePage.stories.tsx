import { getDashboard, listPackages } from '@repo/api-client/contract/employer';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { createNanny, getNanny } from '@repo/api-client/contract/nannies';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choose, press } from '@repo/app-shell/story-kit/gestures';
import { achieng, mercy, prospect, zawadi } from '../../../stories/people.ts';
import { busyDashboard, emptyDashboard, paidCheck } from '../../../stories/purchases.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths, upgradePath } from '../../paths.ts';
import { session } from '../../session/session.ts';
import PackagePage from './PackagePage.tsx';

const meta = {
  title: 'Screens/Employer/Choose Package',
  component: PackagePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof PackagePage>;
export default meta;

const screen = screenOf(PackagePage, paths.package);
/** Before a worker was named. */
export const Comparing = screen({ state: { isComparing: true }, shows: 'Choose This Package' });
export const ComparingOnNarrowestPhone = screen({
  state: { isComparing: true },
  globals: narrow,
  shows: 'Choose This Package',
});

/** The employer has the Lite Check of this worker already. */
const known = {
  state: { workerId: achieng.id },
  recorded: [
    answers(getDashboard, {
      requests: [],
      purchases: [{ ...paidCheck, package_id: 16, package_name: 'Lite Check', amount: 500 }],
    }),
  ],
};
const invited = {
  state: { isNewInvite: true },
  before: () =>
    session.keepWorkerInvite({
      name: 'Zawadi Naliaka',
      phone: '+254700000104',
      location: 'Kisumu',
      service_type: 'Cook',
    }),
};
const upgrade = (from: string, to: string) => ({
  search: upgradePath({ from, to, workerId: achieng.id }).slice(paths.package.length),
});

// spec: package/existing
export const KnownWorker = screen({ ...known, shows: ['Pay & Start Verification', 'You have this'] });
export const NewWorker = screen({
  tags: ['!picture'],
  state: { workerId: zawadi.id },
  shows: 'Pay & Start Verification',
});
/** Premium holds every other package: nothing is left to buy. */
export const KnownWorkerWithEverything = screen({
  tags: ['!picture'],
  state: { workerId: mercy.id },
  shows: ['Package Already Purchased', 'View Report'],
});
/** Three cards side by side, and the fourth below them. */
// spec: package/columns
export const KnownWorkerOnDesktop = screen({
  ...known,
  globals: { viewport: { value: 'desktop' } },
  does: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('radio');
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
    await expect(tops.map((top) => top === tops[0])).toEqual([true, true, true, false]);
  },
  shows: 'Pay & Start Verification',
});
/** A longer text in one column would leave a hole in the others: what holds for several is below them. */
export const KnownWorkerOnTablet = screen({
  tags: ['!picture'],
  ...known,
  globals: { viewport: { value: 'tablet' } },
  does: async ({ canvas }) => {
    const told = await canvas.findByText(/it takes 1 to 4 weeks and costs KES 1,050/);
    await expect(told.closest('[role="radiogroup"]')).toBeNull();
  },
  shows: 'Pay & Start Verification',
});
export const UrgentChosen = screen({
  ...known,
  does: choose(/Urgent Verification/),
  shows: 'Pay & Start Verification',
});
/** No check is sold before the worker's yes. */
export const InvitedWorker = screen({
  tags: ['!picture'],
  state: { workerId: prospect.id },
  shows: 'Waiting until Nov 24, 2026',
});
// spec: package/new-invite
export const NewInvitation = screen({ tags: ['!picture'], ...invited, shows: 'Send Invitation & Pay' });
export const NewInvitationSending = screen({
  tags: ['!picture'],
  ...invited,
  recorded: [waits(createNanny)],
  does: press('Send Invitation & Pay'),
  shows: 'Sending Invitation...',
});
// spec: errors/invite-request
export const NewInvitationFailed = screen({
  ...invited,
  recorded: [
    answers(createNanny, { id: prospect.id, message: 'Created' }),
    refuses(initiateVerification, 500, ''),
  ],
  does: press('Send Invitation & Pay'),
  shows: /Failed to create verification request/,
});
export const NewInvitationBought = screen({
  tags: ['!picture'],
  ...invited,
  recorded: [
    answers(createNanny, { id: prospect.id, message: 'Created' }),
    refuses(initiateVerification, 409, 'You have already purchased this package for this nanny.'),
  ],
  does: press('Send Invitation & Pay'),
  shows: 'Go to Verifications',
});
export const Upgrade = screen({
  ...upgrade('standard', 'premium'),
  shows: 'What Premium adds',
});
export const UpgradeOnNarrowestPhone = screen({
  ...upgrade('standard', 'premium'),
  globals: narrow,
  shows: ['What Premium adds', 'Maybe Later'],
});
/** Several packages are left, and are compared below the words about the earlier payment. */
export const UpgradeWithChoice = screen({
  tags: ['!picture'],
  ...upgrade('lite', 'standard'),
  recorded: known.recorded,
  shows: /^The KES 500 that you paid for Lite is not taken off/,
});
export const FirstPackage = screen({
  ...upgrade('none', 'lite'),
  recorded: [answers(getDashboard, emptyDashboard)],
  shows: 'Get Lite',
});
// spec: package/upgrade-banner
export const AlreadyPurchased = screen({
  ...upgrade('lite', 'standard'),
  recorded: [answers(getDashboard, { ...busyDashboard, purchases: [paidCheck] })],
  shows: ['Package Already Purchased', 'Upgrade to Premium'],
});
export const Loading = screen({ ...known, recorded: [waits(listPackages)], shows: 'Loading packages...' });
export const WorkerLoading = screen({
  tags: ['!picture'],
  ...known,
  recorded: [waits(getNanny)],
  shows: 'Loading worker...',
});
// spec: errors/packages
export const PackagesFailed = screen({
  tags: ['!picture'],
  ...known,
  recorded: [breaks(listPackages)],
  shows: 'Failed to load packages.',
});
// spec: errors/worker-data
export const WorkerFailed = screen({
  tags: ['!picture'],
  ...known,
  recorded: [breaks(getNanny)],
  shows: 'Failed to load worker data. Please try again.',
});
// spec: errors/profile-no-id
export const OpenedWithoutWorker = screen({ tags: ['!picture'], shows: 'No worker ID provided' });
// spec: errors/invite-none
export const OpenedWithoutInvitation = screen({
  tags: ['!picture'],
  state: { isNewInvite: true },
  shows: 'No pending invitation found. Please start over.',
});
