import type { DemonstrationScreen } from '@repo/domain/demonstration';
import type { Tab } from './navigation-state.ts';

/** Every address of this app. No address contains personal data: the ids of workers are opaque. */
export const paths = {
  home: '/',
  signUp: '/signup',
  login: '/login',
  verify: '/verify',
  dashboard: '/dashboard',
  workerProfile: '/worker-profile',
  workerReviews: '/worker-profile-reviews',
  writeReview: '/write-review',
  reviews: '/reviews',
  allReviews: '/all-reviews',
  misconductRegistry: '/misconduct-registry',
  workerAlert: '/worker-alert',
  invite: '/invite',
  package: '/package',
  payment: '/payment',
  invitationSent: '/invitationSent',
  postPaymentSuccess: '/post-payment-success',
  verifications: '/verifications',
  verificationsList: '/verifications-list',
  safehire: '/safehire',
  paymentSuccess: '/payment-success',
  verificationReport: '/verification-report',
  profile: '/profile',
  contacts: '/contacts',
} as const;

/** A tab of the dashboard. */
export const tabPath = (tab: Tab): string =>
  tab === 'home' ? paths.dashboard : `${paths.dashboard}?${new URLSearchParams({ tab })}`;

/** A screen of the demonstration. */
export const demonstrationPath = (screen: DemonstrationScreen) =>
  `${paths.safehire}?${new URLSearchParams({ screen })}`;

export interface Upgrade {
  readonly from: string;
  readonly to: string;
  readonly workerId: string;
}

/** The package screen with an offer above the bought package (spec/employer.md, package choice). */
export function upgradePath({ from, to, workerId }: Upgrade): string {
  return `${paths.package}?${new URLSearchParams({ upgrade: 'true', from, to, worker: workerId })}`;
}

/** The redirect target of the payment provider. */
export const paymentReturnAddress = () => `${globalThis.location.origin}${paths.postPaymentSuccess}`;

/** The screen with the status of an earlier payment. */
export const paymentStatusPath = (reference: string) =>
  `${paths.postPaymentSuccess}?${new URLSearchParams({ reference })}`;
