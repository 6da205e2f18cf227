import { createClient, type Client } from '@repo/api-client/client/client';

/**
 * Makes a call that outlives this page, such as the end of a session: a user who hands the device on, or who leaves, need
 * not wait for the answer. The token is kept for this call only.
 */
export function callOnLeave(
  token: string | null,
  timeoutMs: number,
  call: (last: Client) => Promise<unknown>,
): void {
  const last = createClient({
    baseUrl: '',
    token: () => token,
    // The page, or the session, is over, as wanted.
    onUnauthorised: () => {},
    timeoutMs,
    fetch: (address, init) => fetch(address, { ...init, keepalive: true }),
  });
  void call(last).catch(() => null);
}
