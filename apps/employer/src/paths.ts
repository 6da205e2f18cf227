import type { DemonstrationScreen } from '@repo/domain/demonstration';

/** Every address of this app. Nothing personal is ever put into one: workers are known by ids that say nothing. */
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
} as const;

/** A screen of the demonstration. */
export const demonstrationPath = (screen: DemonstrationScreen) =>
  `${paths.safehire}?${new URLSearchParams({ screen })}`;

export interface Upgrade {
  readonly from: string;
  readonly to: string;
  readonly workerId: string;
}

/** The package screen, offering a higher package than the one that was bought (spec/employer.md, package choice). */
export function upgradePath({ from, to, workerId }: Upgrade): string {
  return `${paths.package}?${new URLSearchParams({ upgrade: 'true', from, to, worker: workerId })}`;
}

/** Where the payment provider sends the payer's browser. */
export const paymentReturnAddress = () => `${globalThis.location.origin}${paths.postPaymentSuccess}`;

/** Where a payment is looked up that was begun before. */
export const paymentStatusPath = (reference: string) =>
  `${paths.postPaymentSuccess}?${new URLSearchParams({ reference })}`;
