import { resolve } from 'node:path';
import * as z from 'zod';

/** Durations in milliseconds. Tests shorten them. The process runs with the defaults. */
export interface Timings {
  /** From the acceptance of a message to its first delivery report, and from that to the last. */
  readonly report: number;
  /** From the acceptance of an identity check to its automatic decision, unless a person decides it earlier. */
  readonly identityDecision: number;
  /** From one step of a refund to the next. */
  readonly refundStep: number;
  /** Waits between the tries of one callback. The last wait repeats. */
  readonly retries: readonly number[];
  readonly maximumTries: number;
  /** The timeout of one try. */
  readonly tryTimeout: number;
  /** The window in which reordered callbacks are collected. They leave in reverse order. */
  readonly reorderWindow: number;
  /** How long a call with a timeout fault stays open before the sandbox cuts its connection. */
  readonly hang: number;
  /** The window in which changes are collected before the sandbox writes the state file. */
  readonly save: number;
}

export const DEFAULT_TIMINGS: Timings = {
  report: 300,
  identityDecision: 5000,
  refundStep: 300,
  retries: [1000, 2000, 4000, 8000, 15_000],
  maximumTries: 40,
  tryTimeout: 10_000,
  reorderWindow: 1000,
  hang: 60_000,
  save: 200,
};

export interface SandboxConfig {
  /** The address of the sandbox for browsers. By default, the address on which it listens. */
  readonly origin?: string | undefined;
  /** The target of callbacks. */
  readonly apiOrigin: string;
  readonly paystackSecretKey: string;
  readonly africasTalking: {
    readonly username: string;
    readonly apiKey: string;
    readonly shortCode: string;
    /** The path on the API, secret included, under which `/inbound`, `/delivery` and `/optout` take callbacks. */
    readonly callbackPath: string;
  };
  readonly smile: { readonly partnerId: string; readonly apiKey: string };
  /**
   * Whether an undecided identity check of a person who is no test person is blocked, as in Smile ID's own sandbox. By
   * default it is approved.
   */
  readonly blocksUnknownPersons?: boolean | undefined;
  /** Proves to the API that the sandbox moves the clock. */
  readonly clockSecret: string;
  /** The folder of the state file. Without it, the state ends with the process. */
  readonly dataDir?: string | undefined;
  /** The same seed repeats the faults of another run. */
  readonly seed?: number | undefined;
  readonly timings?: Partial<Timings> | undefined;
  readonly logLevel?: string | undefined;
}

export interface ProcessConfig extends SandboxConfig {
  readonly port: number;
}

const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** The provider keys default to those of an API with a sandbox. */
const environmentSchema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  SANDBOX_ORIGIN: origin.optional(),
  API_ORIGIN: origin.default('http://127.0.0.1:8080'),
  PAYSTACK_SECRET_KEY: z.string().default('sk_test_sandbox'),
  AT_USERNAME: z.string().default('sandbox'),
  AT_API_KEY: z.string().default('sandbox-key'),
  AT_SHORTCODE: z.string().default('20880'),
  AT_CALLBACK_PATH: z
    .string()
    .regex(/^(\/[\w.~-]+)+$/, 'must be a path such as /api/callbacks/africastalking/SECRET'),
  SMILE_PARTNER_ID: z.string().default('1234'),
  SMILE_API_KEY: z.string().default('sandbox-smile-key'),
  SANDBOX_UNKNOWN_PERSONS: z.enum(['approve', 'block']).default('approve'),
  SANDBOX_CLOCK_SECRET: z.string().min(16),
  SANDBOX_SEED: z.coerce.number().int().optional(),
  DATA_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 * @throws Error naming every variable that is missing or malformed, one per line.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ProcessConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(lines.join('\n'));
  }
  const env = parsed.data;
  return {
    port: env.SANDBOX_PORT,
    origin:
      env.SANDBOX_ORIGIN ?? (env.SANDBOX_PORT === 0 ? undefined : `http://localhost:${env.SANDBOX_PORT}`),
    apiOrigin: env.API_ORIGIN,
    paystackSecretKey: env.PAYSTACK_SECRET_KEY,
    africasTalking: {
      username: env.AT_USERNAME,
      apiKey: env.AT_API_KEY,
      shortCode: env.AT_SHORTCODE,
      callbackPath: env.AT_CALLBACK_PATH,
    },
    smile: { partnerId: env.SMILE_PARTNER_ID, apiKey: env.SMILE_API_KEY },
    blocksUnknownPersons: env.SANDBOX_UNKNOWN_PERSONS === 'block',
    clockSecret: env.SANDBOX_CLOCK_SECRET,
    dataDir: env.DATA_DIR === undefined ? undefined : resolve(env.DATA_DIR),
    seed: env.SANDBOX_SEED,
    logLevel: env.LOG_LEVEL,
  };
}
