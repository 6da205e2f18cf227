import { codeWait } from '@repo/app-shell/session/code-wait';
import { getContactStatus, requestContact } from '@repo/api-client/contract/contact-requests';
import {
  getDashboard,
  getPurchaseCallback,
  listPackages,
  purchasePackage,
} from '@repo/api-client/contract/employer';
import { getInvitationStatus, initiateVerification } from '@repo/api-client/contract/invitations';
import {
  sendEmployerCode,
  signOutEmployer,
  verifyEmployerCode,
} from '@repo/api-client/contract/employer-auth';
import {
  createNanny,
  getNanny,
  getPublicProfile,
  listNannies,
  listNannyReviews,
} from '@repo/api-client/contract/nannies';
import {
  changeReview,
  deleteReview,
  getMyReview,
  listPendingReviews,
  listWrittenReviews,
  writeReview,
} from '@repo/api-client/contract/reviews';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import type { AccessLevel } from '@repo/domain/packages';
import { queryClient } from '../src/api/query-client.ts';
import { typedApplicant } from '../src/pages/sign-in/typed-applicant.ts';
import { session } from '../src/session/session.ts';
import { startVisit } from '../src/visit.ts';
import { contact } from './contacts.ts';
import { achieng, baraka, employer, longestName, mercy, prospect, workers, zawadi } from './people.ts';
import { account, takingAccount } from './profiles.ts';
import { busyDashboard, invitation, packages, receipt } from './purchases.ts';
import { done, halfDone, justBegun, noCheck, report, reviews } from './reports.ts';
import { trustOf } from './trust.ts';
import { pendingReview, writtenReviews } from './written-reviews.ts';

/** The list requests its rows by this limit. Every other use of the same call is a search. */
const LIST = { query: { limit: '5000' } } as const;

/** The levels that the household has bought, and therefore may read. */
const boughtLevels = new Map<string, AccessLevel>([
  [achieng.id, 'standard'],
  [mercy.id, 'premium'],
]);

/** The answers of the service to a household that has used it for a while. The recordings of a story come before these. */
export const household: readonly Recording[] = [
  answers(listPackages, packages),
  answers(getDashboard, busyDashboard),
  account,
  answers(listNannies, [...workers], LIST),
  answers(listNannies, []),
  answers(getNanny, prospect, { params: { id: prospect.id } }),
  ...workers.map((worker) => answers(getNanny, worker, { params: { id: worker.id } })),
  ...workers.map((worker) =>
    answers(
      getPublicProfile,
      { id: worker.id, ...trustOf(worker, boughtLevels.get(worker.id) ?? 'none') },
      { params: { id: worker.id } },
    ),
  ),
  ...[done, halfDone, justBegun, noCheck(zawadi), noCheck(longestName)].map((completion) =>
    answers(getCompletion, completion, { params: { nanny_id: completion.nanny_id } }),
  ),
  answers(getDeepCheck, report('standard'), { params: { id: achieng.id } }),
  answers(listNannyReviews, reviews, { params: { id: achieng.id } }),
  ...[mercy, baraka].flatMap(({ id }) => [
    answers(getDeepCheck, { ...report('none'), nanny_id: id }, { params: { id } }),
    answers(listNannyReviews, [], { params: { id } }),
  ]),
  answers(getMyReview, { review: pendingReview, refusal: 'already-pending' }, { params: { id: achieng.id } }),
  answers(getMyReview, { review: null, refusal: null }),
  answers(listPendingReviews, { pending_reviews: [pendingReview] }),
  answers(listWrittenReviews, { reviews: [...writtenReviews] }),
  answers(getInvitationStatus, invitation('pending')),
  answers(getContactStatus, contact(null)),
  answers(getPurchaseCallback, receipt),
];

const { name, phone, location = null } = employer;

/** The additional answers of a service that accepts every submission, for walking from screen to screen. */
export const accepting: readonly Recording[] = [
  answers(sendEmployerCode, { success: true, message: 'Verification code sent', resend_after: 60 }),
  answers(verifyEmployerCode, {
    token: 'a-recorded-session',
    user: { name, phone, location },
    name,
    location,
    message: 'Signed in',
  }),
  answers(signOutEmployer, { message: 'Signed out' }),
  takingAccount,
  answers(createNanny, { id: prospect.id, message: 'Created' }),
  answers(initiateVerification, {
    success: true,
    message: 'Invitation sent',
    nanny: { id: prospect.id, name: 'Zawadi Naliaka', phone: '0700 000 104', status: 'pending' },
    package_id: 17,
    expires_at: '2026-11-25T06:30:00Z',
    sms_sent: true,
  }),
  answers(purchasePackage, {
    success: true,
    message: 'Payment opened',
    data: {
      // In the product the page of the provider follows. Here the address is an anchor of this page.
      authorization_url: `${globalThis.location.href.split('#')[0] ?? ''}#the-providers-page`,
      reference: receipt.reference,
      order_number: receipt.order_number,
    },
  }),
  answers(requestContact, { message: 'Contact request sent', expires_at: '2026-11-25T06:30:00Z' }),
  answers(writeReview, { message: 'Review submitted' }),
  answers(changeReview, { message: 'Review updated' }),
  answers(deleteReview, { message: 'Review deleted' }),
];

/** Other rows for the list of workers. Searches do not match. */
export const list = (rows: Parameters<typeof answers<typeof listNannies>>[1]): Recording =>
  answers(listNannies, rows, LIST);

// A failed query retries as usual, but without the delay of one second.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });

/** Deletes the traces of the last story in this browser. */
export function enter(isSignedIn: boolean): void {
  localStorage.clear();
  session.clear();
  queryClient.clear();
  typedApplicant.forget();
  codeWait.forget();
  if (isSignedIn) session.signIn('a-recorded-session', employer);
  startVisit(false);
}
