import { vi } from 'vitest';
import { createClient } from '../src/client/client.ts';

export type Stub = (address: string, init: RequestInit) => Response | Promise<Response>;

/** A client of a service. The test decides the service's answers. */
export function clientWith(
  stub: Stub,
  { token = 'a-token', timeoutMs = 1000 }: { token?: string | null; timeoutMs?: number } = {},
) {
  const onUnauthorised = vi.fn<() => void>();
  const fetch = vi.fn<typeof globalThis.fetch>(
    async (address, init) => await stub(typeof address === 'string' ? address : 'not a text', init ?? {}),
  );
  const client = createClient({
    baseUrl: 'http://service',
    token: () => token,
    onUnauthorised,
    timeoutMs,
    fetch,
  });
  return { client, onUnauthorised, fetch };
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
