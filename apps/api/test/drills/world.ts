import { randomUUID } from 'node:crypto';
import { isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { createDatabase, dropDatabase, withRole } from '@repo/postgres/databases';
import { buildSandbox } from '@repo/sandbox/app';
import { connectDatabase, type Database } from '../../src/db/database.ts';
import { providerEvents, smsMessages } from '../../src/db/schema/messages.ts';
import { employers, workers } from '../../src/db/schema/people.ts';
import { sessions } from '../../src/db/schema/sessions.ts';
import { createLog } from '../../src/log.ts';
import { hashToken, messageCallbackSecret, newSessionToken } from '../../src/security/tokens.ts';
import { sandboxPayments, type SandboxPayment } from '../payments.ts';
import { kenyanPhone } from '../phones.ts';
import { APP_ROLE, TEMPLATE_DATABASE } from '../template-database.ts';
import { freePort } from '@repo/postgres/free-port';
import { Couple } from './person.ts';
import { ServiceProcess } from './service-process.ts';
import { tapWire, type Wiretap } from './wiretap.ts';

const CLOCK_SECRET = 'clock-secret-of-the-tests';
export const DATA_KEY = 'a1'.repeat(32);
const DAY_MILLISECONDS = 86_400_000;

const texts = z.object({
  messages: z.array(z.object({ direction: z.string(), phone: z.string(), text: z.string() })),
});
const callbacks = z.object({ waiting: z.array(z.unknown()) });

export interface World {
  readonly db: Database;
  readonly origin: string;
  readonly service: ServiceProcess;
  readonly wire: Wiretap;
  /** A new employer, signed in, and a new worker whom the employer can see. */
  couple(index: number): Promise<Couple>;
  advance(seconds: number): Promise<void>;
  payments(): Promise<SandboxPayment[]>;
  /** All messages that the service sent, as the phones received them. */
  sent(): Promise<{ readonly phone: string; readonly text: string }[]>;
  /** The number of callbacks and messages that are still under way, on either side. */
  underWay(): Promise<{ readonly callbacks: number; readonly events: number; readonly messages: number }>;
  stop(): Promise<void>;
}

/** The service as a process, its database, and the sandbox behind a proxy that tests listen to. */
export async function startWorld(
  adminUrl: string,
  until: Date,
  environment: Readonly<Record<string, string>> = {},
): Promise<World> {
  const name = `drill_${randomUUID().replaceAll('-', '')}`;
  const ownerUrl = await createDatabase(adminUrl, name, { template: TEMPLATE_DATABASE });
  const databaseUrl = withRole(ownerUrl, APP_ROLE);
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const places = { service: `http://127.0.0.1:${port}`, sandbox: `http://127.0.0.1:${sandboxPort}`, until };
  const sandbox = await buildSandbox({
    origin: places.sandbox,
    apiOrigin: places.service,
    paystackSecretKey: 'sk_test_sandbox',
    africasTalking: {
      username: 'sandbox',
      apiKey: 'sandbox-key',
      shortCode: '20880',
      callbackPath: `/api/callbacks/africastalking/${messageCallbackSecret(Buffer.from(DATA_KEY, 'hex'))}`,
    },
    smile: { partnerId: '1234', apiKey: 'sandbox-smile-key' },
    clockSecret: CLOCK_SECRET,
    timings: { report: 50, refundStep: 50, retries: [100, 200, 400, 1000], maximumTries: 1000 },
  });
  await sandbox.listen({ port: sandboxPort, host: '127.0.0.1' });
  const wire = await tapWire(places.sandbox);
  const service = new ServiceProcess(places.service, {
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_KEY,
    AUDIT_KEY: 'c3'.repeat(32),
    SEED: 'none',
    SANDBOX_ORIGIN: places.sandbox,
    SANDBOX_CLOCK_SECRET: CLOCK_SECRET,
    PAYSTACK_BASE_URL: `${wire.origin}/paystack`,
    AT_BASE_URL: `${places.sandbox}/africastalking`,
    SMILE_BASE_URL: `${places.sandbox}/smileid`,
    ...environment,
  });
  const database = connectDatabase(databaseUrl, createLog('silent'), 4);

  const { db } = database;

  async function ask(path: string): Promise<unknown> {
    return (await fetch(places.sandbox + path)).json();
  }

  return {
    db,
    origin: places.service,
    service,
    wire,
    async couple(index) {
      const now = new Date();
      const row = { name: 'Njeri Test', createdAt: now, updatedAt: now };
      const [employer] = await db
        .insert(employers)
        .values({ ...row, phone: phoneOf(2 * index) })
        .returning();
      const [worker] = await db
        .insert(workers)
        .values({ ...row, phone: phoneOf(2 * index + 1), name: 'Amani Test', profileCompletedAt: now })
        .returning();
      if (employer === undefined || worker === undefined) throw new Error('Nobody was stored');
      const token = newSessionToken();
      await db.insert(sessions).values({
        tokenHash: hashToken(token),
        audience: 'employer',
        subjectId: employer.id,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + 30 * DAY_MILLISECONDS),
      });
      return new Couple(places, token, worker);
    },
    async advance(seconds) {
      const response = await fetch(`${places.sandbox}/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance_seconds: seconds }),
      });
      if (!response.ok) throw new Error('The clock did not move');
    },
    payments: async () => sandboxPayments.parse(await ask('/payments')).payments,
    async sent() {
      return texts.parse(await ask('/sms')).messages.filter(({ direction }) => direction === 'out');
    },
    async underWay() {
      return {
        callbacks: callbacks.parse(await ask('/callbacks')).waiting.length,
        events: await db.$count(providerEvents, isNull(providerEvents.processedAt)),
        messages: await db.$count(smsMessages, sql`${smsMessages.status} in ('queued', 'sending')`),
      };
    },
    async stop() {
      await service.stop();
      wire.close();
      await sandbox.close();
      await database.close();
      await dropDatabase(adminUrl, name);
    },
  };
}

/** Numbers that no network assigns: a new one for each person of the drill. */
const phoneOf = (index: number) => kenyanPhone(`+254700${String(index).padStart(6, '0')}`);
