import type { IncomingMessage } from 'node:http';
import type { Call } from '@repo/api-client/contract/define-call';
import { contract } from '@repo/api-client/contract/index';
import type { Route } from './proxy.ts';

export type DevPorts = { api: number; employer: number; worker: number; ops: number };

/** `/nannies/{id}` as a pattern for `/nannies/7`. */
const pattern = (path: string) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

const calls = Object.values<Readonly<Record<string, Call>>>(contract).flatMap((group) =>
  Object.values(group).map(({ method, path }) => ({ method, pattern: pattern(path) })),
);

/** Whether the API answers this request. In the built product the API also comes before the sites. */
export function isApiCall(method: string | undefined, url: string | undefined): boolean {
  const path = (url ?? '/').split('?', 1)[0] ?? '/';
  if (path.startsWith('/api/')) return true;
  return calls.some(
    (call) => call.method === (method === 'HEAD' ? 'GET' : method) && call.pattern.test(path),
  );
}

/**
 * Sends calls to the API, and pages and modules to the site's Vite by host name. The API serves the public site from its
 * build.
 */
export function devRoute(ports: DevPorts): Route {
  return (request: IncomingMessage) => {
    if (isApiCall(request.method, request.url)) return [ports.api];
    const label = request.headers.host?.split('.', 1)[0];
    return [label === 'employer' || label === 'worker' || label === 'ops' ? ports[label] : ports.api];
  };
}
