import { createClient, type Client } from '@repo/api-client/client/client';

/**
 * Ends a session on the server by a call that outlives this page: whoever hands the device on need not wait for an answer.
 * The token is kept for that call alone.
 */
export function endOnServer(
  token: string | null,
  timeoutMs: number,
  signOut: (last: Client) => Promise<unknown>,
): void {
  const last = createClient({
    baseUrl: '',
    token: () => token,
    // Already over: then that is what was wanted.
    onUnauthorised: () => {},
    timeoutMs,
    fetch: (address, init) => fetch(address, { ...init, keepalive: true }),
  });
  void signOut(last).catch(() => null);
}
