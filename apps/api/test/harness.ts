import { randomUUID } from 'node:crypto';
import type { AnswerOf, Call, ParamsOf } from '@repo/api-client/contract/define-call';
import { sendEmployerCode, verifyEmployerCode } from '@repo/api-client/contract/employer-auth';
import { sendOpsCode, showSecondFactor, verifyOpsCode } from '@repo/api-client/contract/team-auth';
import { sendWorkerCode, verifyWorkerCode } from '@repo/api-client/contract/worker-auth';
import { createDatabase, dropDatabase, withRole } from '@repo/postgres/databases';
import { buildSandbox } from '@repo/sandbox/app';
import { eq, sql } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import * as z from 'zod';
import { readConfig, type Config } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { connectDatabase, type Database } from '../src/db/database.ts';
import { workers } from '../src/db/schema/people.ts';
import { createLog } from '../src/log.ts';
import { startService, type RunningService } from '../src/service.ts';
import { messageCallbackSecret } from '../src/security/tokens.ts';
import type { CleanFile } from '../src/services/platform/files/file-process.ts';
import { cleanHere } from './clean-here.ts';
import { kenyanPhone } from './phones.ts';
import { totpOf } from './totp-of.ts';
import { APP_ROLE, TEMPLATE_DATABASE } from './template-database.ts';
import { untilSent } from './until-sent.ts';
import { freePort } from '@repo/postgres/free-port';

export const OPS_PHONE = '+254700000001';
/**
 * With this seed the same calls fail in every run. At a fail rate of a third, the first, second and eighth call fail.
 * With a random seed one message would fail seven times in a row once in some hundred runs, and its test would wait for
 * minutes.
 */
const FAULTS_SEED = 7;
export const AUDIT_KEY = 'c3'.repeat(32);
const SANDBOX_KEYS = {
  paystackSecretKey: 'sk_test_sandbox',
  africasTalking: { username: 'sandbox', apiKey: 'sandbox-key', shortCode: '20880' },
  smile: { partnerId: '1234', apiKey: 'sandbox-smile-key' },
  clockSecret: 'clock-secret-of-the-tests',
} as const;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or text or bytes for any other answer. Inspect it with `toMatchObject`. */
  readonly body: unknown;
}

/** The input of a call of the contract, with the caller's token. */
export interface CallInput<C extends Call> {
  readonly token?: string;
  readonly params?: Readonly<Record<keyof NonNullable<ParamsOf<C>> & string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestApi {
  readonly origin: string;
  readonly sandboxOrigin: string;
  readonly ctx: Context;
  /** The same database with the role that owns the tables, for what the service may not do. */
  readonly owner: Database;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Makes a call of the contract, which must succeed. Returns the body that its schema reads. */
  make<C extends Call>(call: C, input?: CallInput<C>): Promise<AnswerOf<C>>;
  /** The same for a call to the sandbox. */
  sandbox(method: string, path: string, body?: unknown): Promise<Answer>;
  /** The texts that reached a phone, oldest first. */
  received(phone: string): Promise<string[]>;
  /** Waits for a matching text on a phone, without its first `after` texts. Returns the match. */
  waitForSms(phone: string, pattern: RegExp, after?: number): Promise<RegExpExecArray>;
  /** The owner of a phone writes an SMS to the service. */
  writeSms(phone: string, text: string): Promise<void>;
  /** The id of the account behind a number. The answers to an employer tell it only after her yes. */
  workerIdOf(phone: string): Promise<string>;
  /** Signs an employer up (or in) through the real calls. Returns the employer's token. */
  signInEmployer(phone: string, name?: string): Promise<string>;
  /** The same for a worker. The first code creates the account. */
  signInWorker(phone: string): Promise<string>;
  /** Signs a team member in, with a first second factor or a recovery code. */
  signInOps(phone?: string): Promise<string>;
  /** Moves the clock of the service and of the sandbox. This starts every scheduled job. */
  advance(seconds: number): Promise<void>;
  /** Waits until `look` succeeds, for at most `patience` milliseconds. The last failure becomes the failure of the test. */
  eventually<T>(look: () => Promise<T>, patience?: number): Promise<T>;
  stop(): Promise<void>;
}

const sms = z.object({ messages: z.array(z.object({ direction: z.string(), text: z.string() })) });

/**
 * A complete service: a fresh copy of the database, its own sandbox, real HTTP, real jobs. It draws pictures in this
 * process. A process for each picture would be most of the work of a test that sends some.
 */
export async function startTestApi(
  overrides: Readonly<Record<string, string>> = {},
  draw: CleanFile = cleanHere,
): Promise<TestApi> {
  const adminUrl = inject('postgresUrl');
  const databaseName = `api_${randomUUID().replaceAll('-', '')}`;
  const ownerUrl = await createDatabase(adminUrl, databaseName, { template: TEMPLATE_DATABASE });
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: withRole(ownerUrl, APP_ROLE),
    DATA_KEY: 'a1'.repeat(32),
    AUDIT_KEY,
    OPS_PHONES: OPS_PHONE,
    SEED: 'none',
    // No test depends on the time of day.
    QUIET_HOURS: 'off',
    SANDBOX_ORIGIN: sandboxOrigin,
    SANDBOX_CLOCK_SECRET: SANDBOX_KEYS.clockSecret,
    PAYSTACK_BASE_URL: `${sandboxOrigin}/paystack`,
    AT_BASE_URL: `${sandboxOrigin}/africastalking`,
    SMILE_BASE_URL: `${sandboxOrigin}/smileid`,
    ...overrides,
  });
  const sandbox = await startSandbox(config, sandboxPort);
  const service = await startService(config, createLog(process.env['TEST_LOG'] ?? 'silent'), draw);
  await eventually(() => scheduledJobsAreOver(service.ctx));
  const owner = connectDatabase(ownerUrl, service.ctx.log, 2);
  return testApi(service, owner.db, sandboxOrigin, async () => {
    await service.stop();
    await sandbox.close();
    await owner.close();
    await dropDatabase(adminUrl, databaseName);
  });
}

/** Waits for the end of the scheduled jobs at the service's start, so that they do not change the rows of a test. */
async function scheduledJobsAreOver({ db }: Context): Promise<void> {
  const { rows } = await db.execute(
    sql`select name from pgboss.job where name like 'schedule%' and state in ('created', 'active')`,
  );
  expect(rows).toEqual([]);
}

async function startSandbox(config: Config, port: number) {
  const sandbox = await buildSandbox({
    origin: `http://127.0.0.1:${port}`,
    apiOrigin: `http://127.0.0.1:${config.port}`,
    paystackSecretKey: SANDBOX_KEYS.paystackSecretKey,
    africasTalking: {
      ...SANDBOX_KEYS.africasTalking,
      callbackPath: `/api/callbacks/africastalking/${messageCallbackSecret(config.dataKey)}`,
    },
    smile: SANDBOX_KEYS.smile,
    clockSecret: SANDBOX_KEYS.clockSecret,
    seed: FAULTS_SEED,
    timings: {
      report: 50,
      refundStep: 50,
      retries: [100, 200, 400, 1000],
      hang: 200,
      save: 50,
      // Each test makes its own identity decisions.
      identityDecision: 3_600_000,
    },
  });
  await sandbox.listen({ port, host: '127.0.0.1' });
  return sandbox;
}

function testApi(
  service: RunningService,
  owner: Database,
  sandboxOrigin: string,
  stop: () => Promise<void>,
): TestApi {
  const origin = `http://127.0.0.1:${service.ctx.config.port}`;

  async function request(
    base: string,
    method: string,
    path: string,
    { token, body, headers }: CallOptions,
  ): Promise<Answer> {
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined || raw ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await readBody(response) };
  }

  const recoveryCodes = new Map<string, string[]>();
  const api: TestApi = {
    origin,
    sandboxOrigin,
    ctx: service.ctx,
    owner,
    call: (method, path, options = {}) => request(origin, method, path, options),
    async make<C extends Call>(call: C, input: CallInput<C> = {}): Promise<AnswerOf<C>> {
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
        const value = Object.entries(input.params ?? {}).find(([key]) => key === name)?.[1];
        return encodeURIComponent(String(value));
      });
      const query = input.query === undefined ? '' : `?${new URLSearchParams(input.query).toString()}`;
      const answer = await api.call(call.method, path + query, {
        ...(input.token === undefined ? {} : { token: input.token }),
        ...(input.body === undefined ? {} : { body: input.body }),
      });
      expect(answer, `${call.method} ${path}`).toMatchObject({ status: 200 });
      const schema: C['answer'] = call.answer;
      return z.core.parse(schema, answer.body);
    },
    sandbox: (method, path, body) => request(sandboxOrigin, method, path, body === undefined ? {} : { body }),
    async received(phone) {
      const { body } = await api.sandbox('GET', `/sms?phone=${encodeURIComponent(phone)}`);
      return sms
        .parse(body)
        .messages.flatMap((message) => (message.direction === 'out' ? [message.text] : []));
    },
    waitForSms: (phone, pattern, after = 0) =>
      api.eventually(async () => {
        const match = (await api.received(phone))
          .slice(after)
          .map((text) => pattern.exec(text))
          .findLast((found) => found !== null);
        if (match == null) throw new Error(`No message like ${pattern} yet`);
        return match;
      }),
    async writeSms(phone, text) {
      await untilSent(api, phone);
      const { status } = await api.sandbox('POST', '/sms', { phone, text });
      expect(status).toBeLessThan(300);
    },
    async workerIdOf(phone) {
      const normal = kenyanPhone(phone);
      const [worker] = await service.ctx.db
        .select({ id: workers.id })
        .from(workers)
        .where(eq(workers.phone, normal));
      if (worker === undefined) throw new Error('No worker has this number');
      return worker.id;
    },
    async signInEmployer(phone, name = 'Njeri Test') {
      const person = { phone, name, location: 'Nairobi' };
      const before = (await api.received(phone)).length;
      await api.make(sendEmployerCode, { body: person });
      const [, code] = await api.waitForSms(phone, /code is (\d{6})/, before);
      return (await api.make(verifyEmployerCode, { body: { ...person, code } })).token;
    },
    async signInWorker(phone) {
      const before = (await api.received(phone)).length;
      await api.make(sendWorkerCode, { body: { phone } });
      const [, code] = await api.waitForSms(phone, /#(\d{6})$/, before);
      return (await api.make(verifyWorkerCode, { body: { phone, code } })).token;
    },
    async signInOps(phone = OPS_PHONE) {
      const before = (await api.received(phone)).length;
      await api.make(sendOpsCode, { body: { phone } });
      const [, code] = await api.waitForSms(phone, /code is (\d{6})/, before);
      const { enrol, second_factor: known } = await api.make(verifyOpsCode, { body: { phone, code } });
      const shown =
        enrol === null
          ? { ticket: known?.ticket, recovery_code: recoveryCodes.get(phone)?.pop() }
          : { ticket: enrol.ticket, totp: totpOf(enrol.totp_secret) };
      const { token, recovery_codes: made } = await api.make(showSecondFactor, { body: shown });
      if (made !== null) recoveryCodes.set(phone, made);
      return token;
    },
    async advance(seconds) {
      const { status } = await api.sandbox('POST', '/clock', { advance_seconds: seconds });
      expect(status).toBe(200);
    },
    eventually,
    stop,
  };
  return api;
}

/** The timeout for a visible effect of background work. */
const EVENTUALLY_MILLISECONDS = 20_000;
const LOOK_EVERY_MILLISECONDS = 40;

async function eventually<T>(look: () => Promise<T>, patience = EVENTUALLY_MILLISECONDS): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MILLISECONDS));
    }
  }
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  if (type.startsWith('text/')) return response.text();
  return Buffer.from(await response.arrayBuffer());
}
