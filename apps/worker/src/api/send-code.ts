import { createClient } from '@repo/api-client/client/client';
import { sendWorkerCode } from '@repo/api-client/contract/worker-auth';
import type { KenyanPhone } from '@repo/domain/phone';

const TIMEOUT_MILLISECONDS = 30_000;

/** The service, at this page's own origin, for whoever is not signed in yet. */
const client = createClient({
  baseUrl: '',
  token: () => null,
  onUnauthorised: () => undefined,
  timeoutMs: TIMEOUT_MILLISECONDS,
});

export async function sendCode(phone: KenyanPhone): Promise<void> {
  await client.call(sendWorkerCode, { body: { phone } });
}
