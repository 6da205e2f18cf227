import * as z from 'zod';

/**
 * Every job: its data and its tries. A job carries only ids, because the rows hold the facts. A handler may
 * run more than once, so a second run must find its work done.
 */
export const jobs = {
  /**
   * Hands one message to the SMS provider. The job makes several quick tries. After them each new job from
   * a scheduled job makes one.
   */
  'sms.send': { data: z.object({ smsId: z.uuid() }), retryLimit: 12, retryDelaySeconds: 2, backoff: true },
  /**
   * Works one stored provider callback. Its tries end after twenty minutes, before the job counts as lost.
   */
  'provider-event.work': {
    data: z.object({ eventId: z.uuid() }),
    retryLimit: 11,
    retryDelaySeconds: 1,
    backoff: true,
  },
  /** Asks the payment provider about a purchase and settles it. */
  'purchase.settle': {
    data: z.object({ reference: z.string() }),
    retryLimit: 12,
    retryDelaySeconds: 2,
    backoff: true,
  },
  /** Refunds a payment once, even when it runs several times. */
  'refund.execute': {
    data: z.object({ refundId: z.uuid() }),
    retryLimit: 20,
    retryDelaySeconds: 2,
    backoff: true,
  },
  /**
   * Deletes one file that no row owns any more. A scheduled job deletes the files that this job could not delete.
   */
  'file.remove': {
    data: z.object({ key: z.string() }),
    retryLimit: 8,
    retryDelaySeconds: 2,
    backoff: true,
  },
  /**
   * Submits the photos of an identity check to the provider, until it answers. They are submitted once,
   * because the provider has no key against a repeat.
   */
  'identity.submit': {
    data: z.object({ jobId: z.uuid() }),
    retryLimit: 4,
    retryDelaySeconds: 2,
    backoff: true,
  },
  /**
   * Polls the identity provider about a check. When the tries end without an answer, a scheduled job starts another
   * poll.
   */
  'identity.poll': {
    data: z.object({ jobId: z.uuid() }),
    retryLimit: 6,
    retryDelaySeconds: 2,
    backoff: true,
  },
  /**
   * Asks the identity provider to send the callback of an approval again. When the tries end without an answer, the
   * next poll starts another request.
   */
  'identity.request-callback': {
    data: z.object({ jobId: z.uuid() }),
    retryLimit: 4,
    retryDelaySeconds: 2,
    backoff: true,
  },
  /** Runs every scheduled job: at the start of a process, and when the sandbox moves the clock. */
  'schedules.catch-up': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  /** The scheduled jobs. Each processes the rows that are due by the application's clock. */
  'scheduled.consent-requests': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.purchases': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.chargebacks': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.messages': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.findings': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.due-dates': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.trust': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.files': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.referees': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.identity': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.places': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.sms-balance': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.audit-anchor': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.retention': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
} as const satisfies Record<string, JobDefinition>;

interface JobDefinition {
  readonly data: z.ZodType;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** Doubles the delay after each failure. */
  readonly backoff: boolean;
}

export type JobName = keyof typeof jobs;
export type JobData<N extends JobName> = z.output<(typeof jobs)[N]['data']>;
export type JobHandlers = { readonly [N in JobName]: (data: JobData<N>) => Promise<void> };

export const jobNames = Object.keys(jobs).filter((name): name is JobName => name in jobs);
