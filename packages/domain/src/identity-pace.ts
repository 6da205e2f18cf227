const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The shortest interval of polls at the provider while a worker watches the screen. */
export const IDENTITY_POLL_SECONDS = 5;

/** Only the callback has the reason and the registry's name. A verdict waits this long for it, because it may be lost. */
const CALLBACK_PATIENCE = 2 * MINUTE;

/**
 * The waits for the registry's name, after the provider's approval and after each request to send the callback again. A
 * finished check has its callback at hand, so a request is answered within seconds. The last wait ends at the team.
 */
const CALLBACK_WAITS = [2 * MINUTE, 3 * MINUTE, 10 * MINUTE, 45 * MINUTE, HOUR];

/** The next act for an approval without the registry's name, and its time. */
export interface CallbackStep {
  readonly at: Date;
  readonly act: 'request' | 'give-up';
}

/** @param since when the approval was seen, or when the callback was last requested. */
export function nextCallbackStep(requests: number, since: Date): CallbackStep {
  const wait = CALLBACK_WAITS[requests] ?? 0;
  const isLast = requests >= CALLBACK_WAITS.length - 1;
  return { at: new Date(since.getTime() + wait), act: isLast ? 'give-up' : 'request' };
}

/** The service submits the photos again when the provider was silent for this long after an unanswered submission. */
export const UNANSWERED_MINUTES = 15;

/** The maximum number of submissions of the same photos: each one costs. */
export const MAXIMUM_SUBMISSIONS = 3;

/** The poll interval of a check without a verdict, by its age. After the last step, a team member looks at it. */
const pace: readonly { readonly until: number; readonly every: number }[] = [
  { until: 2 * MINUTE, every: 20 * SECOND },
  { until: 10 * MINUTE, every: MINUTE },
  { until: 2 * HOUR, every: 5 * MINUTE },
  { until: DAY, every: 30 * MINUTE },
  { until: 14 * DAY, every: 6 * HOUR },
];

/** The time of the next poll at the provider, or null when polling has ended. */
export function nextIdentityPoll(submittedAt: Date, now: Date): Date | null {
  const age = now.getTime() - submittedAt.getTime();
  const step = pace.find(({ until }) => age < until);
  return step === undefined ? null : new Date(now.getTime() + step.every);
}

/** Whether a verdict still waits for its callback. */
export const waitsForCallback = (verdictSeenAt: Date, now: Date): boolean =>
  now.getTime() - verdictSeenAt.getTime() < CALLBACK_PATIENCE;

/** Photos that the provider refuses (it is down, our account is empty) get ever longer retry delays, up to an hour. */
export function nextSubmission(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(HOUR, MINUTE * 2 ** Math.min(tries, 10)));
}

/** Whether the service has failed to submit the photos for so long that the team takes over. */
export const isSubmissionHopeless = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > 3 * DAY;
