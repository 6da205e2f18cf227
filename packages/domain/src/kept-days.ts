/**
 * For how many days personal data is kept. The jobs that end it and the page that promises it read it here; what each
 * kind is, from when its days count and why, stands in `retention.ts`.
 */
export const keptDays = {
  signInCodes: 2,
  countedLimits: 1,
  unclaimedFiles: 1,
  endedSessions: 30,
  identityPhotos: 30,
  identityCallbacks: 30,
  acceptedDocuments: 90,
  sentMessages: 90,
  messageCallbacks: 90,
  neverJoined: 90,
  notifications: 180,
  paymentCallbacks: 180,
  unansweredQuestions: 180,
  failedIdentityChecks: 365,
  replacedCertificates: 365,
} as const satisfies Readonly<Record<string, number>>;

/** What is ended by itself after some days. */
export type EndedKind = keyof typeof keptDays;

const DAY_MILLISECONDS = 86_400_000;

/** Until when something is kept whose days count from a moment. */
export const keptUntil = (kind: EndedKind, from: Date): Date =>
  new Date(from.getTime() + keptDays[kind] * DAY_MILLISECONDS);

/** What counts its days from this moment or an earlier one has been kept long enough. */
export const keptSince = (kind: EndedKind, now: Date): Date =>
  new Date(now.getTime() - keptDays[kind] * DAY_MILLISECONDS);
