import { createClient, type Client } from '@repo/api-client/client/client';

/**
 * Ends a session on the server by a call that outlives this page: a user who hands the device on need not wait for the
 * answer. The token is kept for this call only.
 */
export function endOnServer(
  token: string | null,
  timeoutMs: number,
  signOut: (last: Client) => Promise<unknown>,
): void {
  const last = createClient({
    baseUrl: '',
    token: () => token,
    // The session is already over, as wanted.
    onUnauthorised: () => {},
    timeoutMs,
    fetch: (address, init) => fetch(address, { ...init, keepalive: true }),
  });
  void signOut(last).catch(() => null);
}
