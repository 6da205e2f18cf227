import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerSandboxRibbon } from './sandbox-ribbon.ts';

it.each([
  [true, ':root { --sandbox-ribbon: flex }\n'],
  [false, ''],
])('shows the ribbon only while the sandbox stands in (%j)', async (isSandbox, css) => {
  const app = Fastify();
  registerSandboxRibbon(app, isSandbox);
  const answer = await app.inject('/api/sandbox.css');
  expect(answer).toMatchObject({ statusCode: 200, body: css });
  expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
});
