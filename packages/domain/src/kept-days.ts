import { DAY_MILLISECONDS } from './durations.ts';

/**
 * The retention of personal data in days. The jobs that delete or empty the data, and the privacy page, read it here.
 * `retention.ts` describes each kind, the start of its days and the reason.
 */
export const keptDays = {
  signInCodes: 2,
  countedLimits: 1,
  unclaimedFiles: 1,
  endedSessions: 30,
  identityPhotos: 30,
  identityCallbacks: 30,
  judgedDocuments: 90,
  attachments: 90,
  sentMessages: 90,
  messageCallbacks: 90,
  readMessages: 90,
  neverJoined: 90,
  notifications: 180,
  paymentCallbacks: 180,
  unansweredQuestions: 180,
  unreadMessages: 180,
  failedIdentityChecks: 365,
  replacedCertificates: 365,
} as const satisfies Readonly<Record<string, number>>;

/** The kinds of data whose retention ends after some days. */
export type EndedKind = keyof typeof keptDays;

/** The end of the retention of data, from its start moment. */
export const keptUntil = (kind: EndedKind, from: Date): Date =>
  new Date(from.getTime() + keptDays[kind] * DAY_MILLISECONDS);

/** The latest start moment whose retention has ended. */
export const keptSince = (kind: EndedKind, now: Date): Date =>
  new Date(now.getTime() - keptDays[kind] * DAY_MILLISECONDS);
