/** Every address of this app. No address contains personal data. */
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
  /** The short link in the SMS of an invitation. */
  invitation: '/i/:code',
  reviews: '/worker/reviews',
  references: '/worker/references',
  profile: '/worker/profile',
  documents: '/worker/documents',
  requests: '/worker/requests',
} as const;
