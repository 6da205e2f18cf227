import * as z from 'zod';

/**
 * Every job: what it carries and how often it is tried. Jobs carry ids only; the rows hold the facts. Each handler may
 * run more than once and must then find its work done.
 */
export const jobs = {
  /** Hands one message to the SMS provider: several tries in quick succession, then one each time the sweep asks. */
  'sms.send': { data: z.object({ smsId: z.uuid() }), retryLimit: 12, retryDelaySeconds: 2, backoff: true },
  /** Works one stored provider callback. Its tries are over in twenty minutes, before it is taken for lost. */
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
  /** Gives money back, once, however often it runs. */
  'refund.execute': {
    data: z.object({ refundId: z.uuid() }),
    retryLimit: 20,
    retryDelaySeconds: 2,
    backoff: true,
  },
  /** Deletes one file that nobody owns any more. What it could not delete, the sweep does. */
  'file.remove': {
    data: z.object({ key: z.string() }),
    retryLimit: 8,
    retryDelaySeconds: 2,
    backoff: true,
  },
  /** Hands the photos of an identity check to the provider, which has no key against a repeat: once, until it answers. */
  'identity.submit': {
    data: z.object({ jobId: z.uuid() }),
    retryLimit: 4,
    retryDelaySeconds: 2,
    backoff: true,
  },
  /** Asks the identity provider how a check stands. What is over without an answer is asked again by the sweep. */
  'identity.poll': {
    data: z.object({ jobId: z.uuid() }),
    retryLimit: 6,
    retryDelaySeconds: 2,
    backoff: true,
  },
  /** The sweeps: what is due by the application's clock. */
  'scheduled.consent-requests': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.purchases': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.messages': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.expected-dates': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.trust': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.files': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.referees': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
  'scheduled.identity': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },
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
