const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A worker who watches asks the provider at most this often. */
export const IDENTITY_POLL_SECONDS = 5;

/** Only the callback says why, and what name the registry knows; a verdict waits so long for one that may be lost. */
const CALLBACK_PATIENCE = 2 * MINUTE;

/** What the provider may have got, without an answer, is handed over again when no word of it came for so long. */
export const UNANSWERED_MINUTES = 15;

/** The same photos are handed to the provider at most so often: each time costs. */
export const MAXIMUM_SUBMISSIONS = 3;

/** How often the provider is asked about a check without a verdict, by its age; after the last, a person looks. */
const pace: readonly { readonly until: number; readonly every: number }[] = [
  { until: 2 * MINUTE, every: 20 * SECOND },
  { until: 10 * MINUTE, every: MINUTE },
  { until: 2 * HOUR, every: 5 * MINUTE },
  { until: DAY, every: 30 * MINUTE },
  { until: 14 * DAY, every: 6 * HOUR },
];

/** When the provider is next asked, or null when it is not asked any more. */
export function nextIdentityPoll(submittedAt: Date, now: Date): Date | null {
  const age = now.getTime() - submittedAt.getTime();
  const step = pace.find(({ until }) => age < until);
  return step === undefined ? null : new Date(now.getTime() + step.every);
}

/** Whether a verdict still waits for its callback. */
export const waitsForCallback = (verdictSeenAt: Date, now: Date): boolean =>
  now.getTime() - verdictSeenAt.getTime() < CALLBACK_PATIENCE;

/** Photos that the provider does not take (it is down, our account is empty) wait ever longer, up to an hour. */
export function nextSubmission(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(HOUR, MINUTE * 2 ** Math.min(tries, 10)));
}

/** When photos that could not be handed over for so long are given to the team. */
export const isSubmissionHopeless = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > 3 * DAY;
