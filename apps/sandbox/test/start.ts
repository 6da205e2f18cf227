import { onTestFinished } from 'vitest';
import { buildSandbox, type SandboxApp } from '../src/app.ts';
import type { SandboxConfig, Timings } from '../src/config.ts';
import { startFakeApi, type FakeApi } from './fake-api.ts';

export const SECRET_KEY = 'sk_test_sandbox';
export const SMILE = { partnerId: '1234', apiKey: 'sandbox-smile-key' };
export const CALLBACK_PATH = '/api/callbacks/africastalking/secret';
export const CLOCK_SECRET = 'clock-secret-of-tests';

/** Short durations for tests. */
export const QUICK: Timings = {
  report: 1,
  identityDecision: 60_000,
  refundStep: 1,
  retries: [1, 2, 4],
  maximumTries: 40,
  tryTimeout: 2000,
  reorderWindow: 400,
  hang: 60_000,
  save: 1,
};

export const config = (apiOrigin: string, changes: Partial<SandboxConfig> = {}): SandboxConfig => ({
  origin: 'http://localhost:8081',
  apiOrigin,
  paystackSecretKey: SECRET_KEY,
  africasTalking: {
    username: 'sandbox',
    apiKey: 'sandbox-key',
    shortCode: '20880',
    callbackPath: CALLBACK_PATH,
  },
  smile: SMILE,
  clockSecret: CLOCK_SECRET,
  seed: 7,
  timings: QUICK,
  ...changes,
});

/** A sandbox and an API for its callbacks. Both end with the test. */
export async function start(
  changes: Partial<SandboxConfig> = {},
): Promise<{ app: SandboxApp; api: FakeApi }> {
  const api = await startFakeApi();
  const app = await buildSandbox(config(api.origin, changes));
  onTestFinished(async () => {
    await app.close();
    await api.close();
  });
  return { app, api };
}

/** An address for calls over a real connection. */
export const listen = (app: SandboxApp) => app.listen({ port: 0, host: '127.0.0.1' });
