import { createServer, type RequestListener } from 'node:http';
import { buildSandbox } from '@repo/sandbox/app';
import { beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { createLog, type Log } from '../src/log.ts';
import { createPaystackDisputes } from '../src/providers/payments/paystack-disputes.ts';
import { createPaystack } from '../src/providers/payments/paystack.ts';
import type { Chargebacks, Payments } from '../src/providers/payments/payments.ts';

export const SECRET_KEY = 'sk_test_sandbox';
const silent = createLog('silent');

/** A payment without a reference. Each test adds its own. */
export const payment = {
  amountCents: 100_000,
  currency: 'KES',
  email: 'household@example.com',
  callbackUrl: 'http://employer.localhost:8080/post-payment-success',
  channels: ['card', 'mobile_money'],
};

/** The adapter against the sandbox. Each test of the file has its own reference, and no faults of an earlier test. */
export function paystackSandbox() {
  let origin = '';
  let payments: Payments | undefined;
  let chargebacks: Chargebacks | undefined;
  let count = 0;

  const sandbox = {
    get payments(): Payments {
      if (payments === undefined) throw new Error('The sandbox is not started');
      return payments;
    },
    get chargebacks(): Chargebacks {
      if (chargebacks === undefined) throw new Error('The sandbox is not started');
      return chargebacks;
    },
    get reference(): string {
      return `am-TEST${count}`;
    },
    get origin(): string {
      return origin;
    },
    async control(method: string, path: string, body?: unknown): Promise<unknown> {
      const response = await fetch(origin + path, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      expect(response.status, path).toBeLessThan(300);
      return response.json();
    },
    /** Opens a payment and lets the payer act on its hosted page. */
    async openAnd(outcome: 'success' | 'failed' | 'abandoned', channel = 'mobile_money'): Promise<void> {
      const opened = await sandbox.payments.open({ reference: sandbox.reference, ...payment });
      expect(opened).toEqual({
        kind: 'opened',
        authorizationUrl: expect.stringContaining('/checkout/') as unknown,
      });
      const code = JSON.stringify(opened).split('/checkout/')[1]?.replace(/\W.*/, '') ?? '';
      await sandbox.control('POST', `/checkout/${code}`, { outcome, channel });
    },
    /** Paystack's answer about a transaction, with these changes. */
    transaction: (changes: object) => ({
      status: true,
      message: 'Verification successful',
      data: {
        id: 1,
        status: 'success',
        reference: sandbox.reference,
        amount: 100_000,
        currency: 'KES',
        channel: 'card',
        ...changes,
      },
    }),
  };

  beforeAll(async () => {
    const running = await buildSandbox({
      apiOrigin: 'http://127.0.0.1:9',
      paystackSecretKey: SECRET_KEY,
      africasTalking: { username: 'sandbox', apiKey: 'sandbox-key', shortCode: '20880', callbackPath: '/at' },
      smile: { partnerId: '1234', apiKey: 'sandbox-smile-key' },
      clockSecret: 'clock-secret-of-the-tests',
      timings: { refundStep: 30, maximumTries: 1, tryTimeout: 200 },
    });
    origin = await running.listen({ port: 0, host: '127.0.0.1' });
    chargebacks = createPaystackDisputes({ baseUrl: `${origin}/paystack`, secretKey: SECRET_KEY }, silent);
    payments = createPaystack({ baseUrl: `${origin}/paystack`, secretKey: SECRET_KEY }, silent);
    return () => running.close();
  });
  beforeEach(async () => {
    count += 1;
    await sandbox.control('PUT', '/faults', {});
  });
  return sandbox;
}

/** The address of a provider whose answers the test decides. */
async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

/** The adapter against a provider. The test decides the answers. */
export const answering = async (listener: RequestListener, log: Log = silent): Promise<Payments> =>
  createPaystack({ baseUrl: await listening(listener), secretKey: SECRET_KEY }, log, {
    timeoutMilliseconds: 1000,
  });

/** The same for the adapter of disputes. */
export const answeringDisputes = async (listener: RequestListener): Promise<Chargebacks> =>
  createPaystackDisputes({ baseUrl: await listening(listener), secretKey: SECRET_KEY }, silent, {
    timeoutMilliseconds: 1000,
  });

export const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
