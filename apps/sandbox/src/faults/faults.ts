import * as z from 'zod';
import { seededRandom } from '../random.ts';

/** The stand-ins that can be made to misbehave, by the name the faults know them under. */
export const faultyProviders = ['sms', 'payments', 'identity'] as const;
export type FaultyProvider = (typeof faultyProviders)[number];

const rate = z.number().min(0).max(1);
const MAXIMUM_DELAY_MILLISECONDS = 60_000;
const MAXIMUM_DUPLICATES = 50;

const faultSchema = z.strictObject({
  /** Share of calls answered 500, with nothing done. */
  fail_rate: rate.default(0),
  /** Share of calls that are never answered. */
  timeout_rate: rate.default(0),
  /** Whether a call that is never answered got lost on the way there, on the way back, or either by chance. */
  timeout_when: z.enum(['before', 'after', 'either']).default('either'),
  /** Added to every answer and before every callback. */
  delay_ms: z.number().int().min(0).max(MAXIMUM_DELAY_MILLISECONDS).default(0),
  /** How many more times each callback is delivered. */
  duplicate_callbacks: z
    .number()
    .int()
    .min(0)
    .max(MAXIMUM_DUPLICATES)
    .or(z.boolean().transform(Number))
    .default(0),
  /** Callbacks are gathered for a second and delivered the last first. */
  reorder_callbacks: z.boolean().default(false),
  /** Share of callbacks that are never delivered; `true` is all of them. */
  drop_callbacks: rate.or(z.boolean().transform(Number)).default(0),
});

const healthy = faultSchema.parse({});

export const faultsSchema = z.strictObject({
  sms: faultSchema.optional(),
  payments: faultSchema.optional(),
  identity: faultSchema.optional(),
});
export type Fault = z.output<typeof faultSchema>;

/** What is to happen to one call. */
export interface CallPlan {
  readonly delay: number;
  readonly outcome: 'answer' | 'fail' | 'lose-request' | 'lose-answer';
}

export interface Faults {
  /** The faults of every provider. */
  show(): Record<FaultyProvider, Fault>;
  /** Replaces all faults, and draws them from the beginning again; a provider that is not named is healthy again. */
  replace(faults: z.output<typeof faultsSchema>): void;
  planCall(provider: FaultyProvider): CallPlan;
  isDropped(provider: FaultyProvider): boolean;
}

/** @param seed one seed always gives the same faults in the same order, from the moment on at which they are asked for. */
export function createFaults(seed: number): Faults {
  let random = seededRandom(seed);
  let current: Record<FaultyProvider, Fault> = {
    sms: healthy,
    payments: healthy,
    identity: healthy,
  };

  function outcome({ fail_rate, timeout_rate, timeout_when }: Fault): CallPlan['outcome'] {
    // What suffers no fault draws none: it would change whom the next one hits.
    if (fail_rate + timeout_rate === 0) return 'answer';
    const drawn = random();
    if (drawn < fail_rate) return 'fail';
    // The rates share one draw, so that 30 % and 10 % are 40 % of the calls together.
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
