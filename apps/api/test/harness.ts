import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createDatabase, dropDatabase } from '@repo/postgres/databases';
import type { SandboxApp } from '@repo/sandbox/app';
import { buildSandbox } from '@repo/sandbox/app';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { connectDatabase } from '../src/db/database.ts';
import { jobHandlers } from '../src/jobs/handlers.ts';
import { connectJobs } from '../src/jobs/queue.ts';
import { createLog } from '../src/log.ts';
import { createPaystack } from '../src/providers/payments/paystack.ts';
import { createAfricasTalking } from '../src/providers/sms/africas-talking.ts';
import { createSecretBox } from '../src/security/secret-box.ts';
import { messageCallbackSecret } from '../src/security/tokens.ts';
import { followClock } from '../src/services/clock/follow-clock.ts';
import { TEMPLATE_DATABASE } from './template-database.ts';

export const OPS_PHONE = '+254700000001';
const DATA_KEY = 'a1'.repeat(32);
const CLOCK_SECRET = 'clock-secret-of-the-tests';
const SANDBOX_KEYS = {
  PAYSTACK_SECRET_KEY: 'sk_test_sandbox',
  AT_USERNAME: 'sandbox',
  AT_API_KEY: 'sandbox-key',
  AT_SHORTCODE: '20880',
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text when it is none. */
  readonly body: any;
}
