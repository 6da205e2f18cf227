import { getDashboard } from '@repo/api-client/contract/employer';
import { getNanny, listNannyReviews } from '@repo/api-client/contract/nannies';
import { getCompletion, getDeepCheck, showIdNumber } from '@repo/api-client/contract/verifications';
import { answers, breaks, once, waits } from '@repo/api-client/recorded/recorded-calls';
import type { AccessLevel } from '@repo/domain/packages';
import type { Meta } from '@storybook/react-vite';
import { answer, inTurn, isAsked, open, press } from '@repo/app-shell/story-kit/gestures';
import {
  expiredCompletion,
  expiredReport,
  withdrawnCompletion,
  withdrawnReport,
} from '../../../stories/ended-reports.ts';
import { firstJob, firstJobReport } from '../../../stories/first-job-reports.ts';
import { achieng } from '../../../stories/people.ts';
import { declinedCheck, paidCheck, withdrawnCheck } from '../../../stories/purchases.ts';
import {
  disputed,
  disputedReport,
  doneAt,
  justUpgraded,
  noCheck,
  onItsWay,
  report,
  unconfirmed,
  unconfirmedReport,
  unfinishedReport,
  upgradedReport,
} from '../../../stories/reports.ts';
import { trustOf } from '../../../stories/trust.ts';
import { dark, desktop, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import ReportPage from './ReportPage.tsx';

const meta = {
  title: 'Screens/Employer/Verification Report',
  component: ReportPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ReportPage>;
export default meta;

const screen = screenOf(ReportPage, paths.verificationReport);
const opened = { state: { workerId: achieng.id, verificationId: paidCheck.id, isDeepCheck: false } };
const bought = (level: AccessLevel) => ({
  ...opened,
  recorded: [
    answers(getDeepCheck, report(level)),
    answers(getCompletion, level === 'none' ? noCheck(achieng) : doneAt(level)),
  ],
});

export const Nothing = screen({ ...bought('none'), shows: 'Individual Reviews' });
const unchecked = trustOf(achieng, 'none', ['recent_profile']);
export const Refunded = screen({
  ...opened,
  recorded: [
    answers(getNanny, { ...achieng, ...unchecked, misconduct_flags: null }),
    answers(getDeepCheck, { ...report('none'), ...unchecked }),
    answers(getCompletion, noCheck(achieng)),
    answers(getDashboard, declinedCheck),
  ],
  shows: 'This check ended without a report',
});
export const Lite = screen({ tags: ['!picture'], ...bought('lite'), shows: 'Individual Reviews' });
export const Standard = screen({ tags: ['!picture'], ...bought('standard'), shows: 'Individual Reviews' });
export const ReferencesNotApplicable = screen({
  tags: ['!picture'],
  ...opened,
  recorded: [answers(getDeepCheck, firstJobReport), answers(getCompletion, firstJob)],
  shows: 'The worker has no earlier employer',
});
export const Disputed = screen({
  tags: ['!picture'],
  ...opened,
  recorded: [answers(getDeepCheck, disputedReport), answers(getCompletion, disputed)],
  shows: 'The worker says that this is wrong. Our team is looking at it.',
});
const unable = {
  ...opened,
  recorded: [answers(getDeepCheck, unconfirmedReport), answers(getCompletion, unconfirmed)],
  shows: 'The certificate number could not be confirmed with the register.',
};
export const UnableToVerify = screen(unable);
export const UnableToVerifyDark = screen({ ...unable, globals: dark });
export const UnableToVerifyOnDesktop = screen({ ...unable, globals: desktop });
export const UnableToVerifyOnNarrowestPhone = screen({ ...unable, globals: narrow });
const offered = inTurn(press('See What Standard Adds'), isAsked('Upgrade for KES 1,000', 'dialog'));
// spec: package/upgrade-modal
export const UpgradeAsked = screen({
  ...bought('lite'),
  does: offered,
  shows: 'Individual Reviews',
});
export const UpgradeAskedOnNarrowestPhone = screen({
  ...bought('lite'),
  globals: narrow,
  does: offered,
  shows: 'Individual Reviews',
});
export const Premium = screen({ ...bought('premium'), shows: 'Individual Reviews' });
export const DeepCheck = screen({
  ...bought('premium'),
  state: { ...opened.state, isDeepCheck: true },
  shows: 'Deep Check',
});
const standard = bought('standard');
const failing = {
  ...standard,
  recorded: [...once(getDeepCheck, [breaks(getDeepCheck)]), ...standard.recorded],
  does: inTurn(
    press('Get the Deep Check'),
    answer(/^Pay/),
    isAsked('Failed to perform deep check. Please try again.'),
  ),
  shows: 'Individual Reviews',
};
export const DeepCheckFailed = screen(failing);
export const DeepCheckFailedDark = screen({ ...failing, globals: dark });
export const DeepCheckFailedOnNarrowestPhone = screen({ ...failing, globals: narrow });
export const OnItsWay = screen({
  tags: ['!picture'],
  ...opened,
  recorded: [answers(getDeepCheck, unfinishedReport), answers(getCompletion, onItsWay)],
  shows: 'Waiting for Achieng: we asked for the police clearance certificate',
});
/** Results of the earlier package appear at once and name their source. */
const upgraded = {
  ...opened,
  recorded: [answers(getDeepCheck, upgradedReport), answers(getCompletion, justUpgraded)],
  shows: 'Decided Nov 12, 2026, with your earlier package',
};
export const Upgraded = screen(upgraded);
export const UpgradedOnNarrowestPhone = screen({ ...upgraded, globals: narrow });
const takenBack = {
  ...bought('lite'),
  does: open('Shared with the wrong person?'),
  shows: 'Take the Link Back',
};
export const SharedWithTheWrongPerson = screen(takenBack);
export const SharedWithTheWrongPersonOnNarrowestPhone = screen({ ...takenBack, globals: narrow });
const idNumber = {
  ...standard,
  recorded: [answers(showIdNumber, { id_number: '00000101' }), ...standard.recorded],
  does: press('Show full number'),
  shows: '00000101',
};
export const FullIdNumber = screen(idNumber);
export const FullIdNumberOnNarrowestPhone = screen({ ...idNumber, globals: narrow });
const withdrawn = {
  ...opened,
  recorded: [
    answers(getDeepCheck, withdrawnReport),
    answers(getCompletion, withdrawnCompletion),
    answers(getDashboard, withdrawnCheck),
  ],
  shows: 'The worker withdrew consent on Nov 24, 2026',
};
export const Withdrawn = screen(withdrawn);
export const WithdrawnDark = screen({ ...withdrawn, globals: dark });
export const WithdrawnOnNarrowestPhone = screen({ ...withdrawn, globals: narrow });
export const Expired = screen({
  ...opened,
  recorded: [answers(getDeepCheck, expiredReport), answers(getCompletion, expiredCompletion)],
  shows: 'This report ended on Oct 30, 2026',
});
export const WithoutReviews = screen({
  tags: ['!picture'],
  ...opened,
  recorded: [answers(listNannyReviews, [])],
  shows: 'No reviews yet.',
});
export const ReviewsFailed = screen({
  ...opened,
  recorded: [breaks(listNannyReviews)],
  shows: 'Failed to load reviews. Please try again.',
});
export const Loading = screen({ ...opened, recorded: [waits(getDeepCheck)], shows: 'Loading report...' });
const withoutDeepCheck = {
  ...opened,
  recorded: [breaks(getDeepCheck), answers(getCompletion, doneAt('standard'))],
  shows: 'Individual Reviews',
};
/** The rest of the report, and a retry for the sections of the deep check. */
// spec: errors/deep-check
export const WithoutDeepCheck = screen(withoutDeepCheck);
export const WithoutDeepCheckOnNarrowestPhone = screen({ ...withoutDeepCheck, globals: narrow });
/** The placeholder has its tag, so that no employer takes it for a finding. */
// spec: errors/report-placeholder
export const Failed = screen({ ...opened, recorded: [breaks(getNanny)], shows: 'Sample Worker' });
// spec: errors/profile-no-id
export const OpenedWithoutWorker = screen({ tags: ['!picture'], shows: 'No worker ID provided' });
