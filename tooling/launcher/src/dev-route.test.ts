import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { devRoute } from './dev-route.ts';

const PORTS = { api: 1, employer: 2, worker: 3, ops: 4 };

function portFor(host: string, url: string, method = 'GET'): number | undefined {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url });
  request.headers.host = host;
  return devRoute(PORTS)(request)[0];
}

test.each([
  ['employer.localhost:8080', '/dashboard', 'GET', PORTS.employer],
  ['employer.localhost:8080', '/src/main.tsx?t=1', 'GET', PORTS.employer],
  ['employer.localhost:8080', '/@vite/client', 'GET', PORTS.employer],
  ['employer.localhost:8080', '/nannies/?limit=5', 'GET', PORTS.api],
  ['employer.localhost:8080', '/nannies/7', 'GET', PORTS.api],
  ['employer.localhost:8080', '/nannies/7', 'HEAD', PORTS.api],
  ['employer.localhost:8080', '/api/health', 'GET', PORTS.api],
  ['worker.localhost:8080', '/worker', 'GET', PORTS.worker],
  ['worker.localhost:8080', '/api/anything', 'POST', PORTS.api],
  ['ops.localhost:8080', '/cases', 'GET', PORTS.ops],
  ['ops.localhost:8080', '/src/main.tsx?t=1', 'GET', PORTS.ops],
  ['ops.localhost:8080', '/api/ops/me', 'GET', PORTS.api],
  ['localhost:8080', '/', 'GET', PORTS.api],
])('%s %s (%s) goes to %s', (host, url, method, port) => {
  expect(portFor(host, url, method)).toBe(port);
});
