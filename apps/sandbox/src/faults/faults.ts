import * as z from 'zod';
import { seededRandom } from '../random.ts';

/** The providers that can have faults, by their name in the faults. */
export const faultyProviders = ['sms', 'payments', 'identity'] as const;
export type FaultyProvider = (typeof faultyProviders)[number];

const rate = z.number().min(0).max(1);
const MAXIMUM_DELAY_MILLISECONDS = 60_000;
const MAXIMUM_DUPLICATES = 50;

const faultSchema = z.strictObject({
  /** The share of calls that answer 500 without any work. */
  fail_rate: rate.default(0),
  /** The share of calls without an answer. */
  timeout_rate: rate.default(0),
  /** Whether a call without an answer loses the request, the answer, or one of them at random. */
  timeout_when: z.enum(['before', 'after', 'either']).default('either'),
  /** The delay of every answer and every callback. */
  delay_ms: z.number().int().min(0).max(MAXIMUM_DELAY_MILLISECONDS).default(0),
  /** The number of additional deliveries of each callback. */
  duplicate_callbacks: z
    .number()
    .int()
    .min(0)
    .max(MAXIMUM_DUPLICATES)
    .or(z.boolean().transform(Number))
    .default(0),
  /** Callbacks are collected for a second and delivered in reverse order. */
  reorder_callbacks: z.boolean().default(false),
  /** The share of callbacks that are never delivered. `true` is all of them. */
  drop_callbacks: rate.or(z.boolean().transform(Number)).default(0),
});

const healthy = faultSchema.parse({});

export const faultsSchema = z.strictObject({
  sms: faultSchema.optional(),
  payments: faultSchema.optional(),
  identity: faultSchema.optional(),
});
export type Fault = z.output<typeof faultSchema>;

/** The fate of one call. */
export interface CallPlan {
  readonly delay: number;
  readonly outcome: 'answer' | 'fail' | 'lose-request' | 'lose-answer';
}

export interface Faults {
  /** The faults of every provider. */
  show(): Record<FaultyProvider, Fault>;
  /** Replaces all faults and restarts the random sequence. A provider without an entry is healthy again. */
  replace(faults: z.output<typeof faultsSchema>): void;
  planCall(provider: FaultyProvider): CallPlan;
  isDropped(provider: FaultyProvider): boolean;
}

/** @param seed the same seed always gives the same faults in the same order of calls. */
export function createFaults(seed: number): Faults {
  let random = seededRandom(seed);
  let current: Record<FaultyProvider, Fault> = {
    sms: healthy,
    payments: healthy,
    identity: healthy,
  };

  function outcome({ fail_rate, timeout_rate, timeout_when }: Fault): CallPlan['outcome'] {
    // A healthy call draws no number: a draw would change which call the next fault hits.
    if (fail_rate + timeout_rate === 0) return 'answer';
    const drawn = random();
    if (drawn < fail_rate) return 'fail';
    // The rates share one draw, so that 30 % and 10 % together hit 40 % of the calls.
    if (drawn >= fail_rate + timeout_rate) return 'answer';
    const before = timeout_when === 'before' || (timeout_when === 'either' && random() < 0.5);
    return before ? 'lose-request' : 'lose-answer';
  }

  return {
    show: () => current,
    replace(faults) {
      random = seededRandom(seed);
      current = {
        sms: faults.sms ?? healthy,
        payments: faults.payments ?? healthy,
        identity: faults.identity ?? healthy,
      };
    },
    planCall: (provider) => ({ delay: current[provider].delay_ms, outcome: outcome(current[provider]) }),
    isDropped: (provider) => {
      const { drop_callbacks: rate } = current[provider];
      return rate > 0 && random() < rate;
    },
  };
}
