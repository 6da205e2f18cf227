/** Every address of this app. Nothing personal is ever put into one. */
export const paths = {
  home: '/',
  entry: '/worker',
  auth: '/worker/auth',
  login: '/worker/login',
  otp: '/worker/otp',
  dashboard: '/worker/dashboard',
  verification: '/worker/verification',
  identity: '/worker/verification/identity',
  findings: '/worker/findings',
  completeProfile: '/worker/complete-profile',
  onboarding: '/worker/onboarding',
  /** The short link of an invitation's SMS. */
  invitation: '/i/:code',
  reviews: '/worker/reviews',
  references: '/worker/references',
  profile: '/worker/profile',
  documents: '/worker/documents',
  requests: '/worker/requests',
} as const;
