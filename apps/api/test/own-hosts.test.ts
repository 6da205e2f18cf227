import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { siteFixture } from './site-fixture.ts';

const PROXY = '10.1.2.3';
const STRANGER = '203.0.113.9';
const REFUSAL = 'This server does not serve the host of this address.\n';

const site = siteFixture();
let api: TestApi;
/** The service at https://amini.example, behind proxies in 10.0.0.0/8. */
let published: FastifyInstance;
/** The service on a developer's machine. */
let local: FastifyInstance;

beforeAll(async () => {
  api = await startTestApi({ SITES_DIR: site.folder, TRUSTED_PROXIES: '10.0.0.0/8' });
  local = await buildApp(api.ctx);
  const config = { ...api.ctx.config, publicOrigin: 'https://amini.example' };
  published = await buildApp({ ...api.ctx, config });
});
afterAll(async () => {
  await local.close();
  await published.close();
  await api.stop();
  site.remove();
});

const statusOf = async (
  app: FastifyInstance,
  host: string,
  url = '/api/packages/',
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = STRANGER,
) => (await app.inject({ url, headers: { host, ...headers }, remoteAddress })).statusCode;

describe('a host of ours', () => {
  it.each([
    'amini.example',
    'AMINI.example',
    'amini.example:443',
    'employer.amini.example',
    'Worker.amini.example:8443',
    'ops.amini.example',
    'design.amini.example',
    'localhost:8080',
    '127.0.0.1',
    '127.0.0.1:8080',
    '[::1]:8080',
  ])('%s is answered', async (host) => {
    expect(await statusOf(published, host, '/api/openapi.json')).toBe(200);
  });

  it.each(['localhost:8080', 'employer.localhost', 'worker.localhost:9999', 'ops.localhost', '127.0.0.1:1'])(
    '%s is answered on a developer’s machine',
    async (host) => {
      expect(await statusOf(local, host, '/api/openapi.json')).toBe(200);
    },
  );
});

describe('a host that is not ours', () => {
  const others = [
    'evil.example',
    'evil.example:443',
    'amini.example.evil.example',
    'notamini.example',
    'www.amini.example',
    'x.employer.amini.example',
    'employer.localhost',
    'amini.example.',
    '127.0.0.1.evil.example',
    '192.0.2.7',
    '[2001:db8::1]:8080',
    'amini.example@evil.example',
  ];

  it.each(others)('"%s" is misdirected, whatever it asks', async (host) => {
    for (const [method, url] of [
      ['GET', '/'],
      ['GET', '/r'],
      ['GET', '/worker'],
      ['GET', '/api/openapi.json'],
      ['GET', '/api/nothing'],
      ['GET', '/%zz'],
      ['POST', '/employers/auth/send-code'],
    ] as const) {
      const { statusCode, body, headers } = await published.inject({ method, url, headers: { host } });
      expect([url, statusCode, body]).toEqual([url, 421, REFUSAL]);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(headers.location).toBeUndefined();
    }
  });

  it.each(['/api/health', '/api/ready'])('may ask %s, as a load balancer does', async (url) => {
    for (const host of ['192.0.2.7:8080', 'evil.example'])
      expect(await statusOf(published, host, url)).toBe(200);
  });
});

describe('a host that a proxy states', () => {
  const stated = { 'x-forwarded-host': 'amini.example', forwarded: 'host=amini.example' };
  const foreign = { 'x-forwarded-host': 'evil.example' };

  it('counts from a trusted proxy', async () => {
    expect(await statusOf(published, 'upstream', '/api/openapi.json', stated, PROXY)).toBe(200);
    expect(await statusOf(published, 'amini.example', '/api/openapi.json', foreign, PROXY)).toBe(421);
  });

  it('does not count from anybody else', async () => {
    expect(await statusOf(published, 'evil.example', '/api/openapi.json', stated)).toBe(421);
    expect(await statusOf(published, 'amini.example', '/api/openapi.json', foreign)).toBe(200);
    expect(await statusOf(local, 'employer.localhost', '/', { 'x-forwarded-host': 'worker.localhost' })).toBe(
      302,
    );
  });

  it('is not read from the header Forwarded, which our server does not know', async () => {
    const forwarded = { forwarded: 'host=amini.example;proto=https' };
    expect(await statusOf(published, 'evil.example', '/api/openapi.json', forwarded, PROXY)).toBe(421);
  });
});

describe("the team's host", () => {
  it.each(['/', '/welcome', '/r', '/w/somebody', '/sw/r', '/worker', '/login', '/robots.txt', '/index.html'])(
    'has nothing at %s until it has a site',
    async (url) => {
      const answer = await local.inject({ url, headers: { host: 'ops.localhost', accept: 'text/html' } });
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
      expect(answer.json()).toMatchObject({ code: 'not-found' });
    },
  );

  it('has the calls of the API, for the site to come', async () => {
    expect(await statusOf(local, 'ops.localhost', '/api/health')).toBe(200);
    expect(await statusOf(local, 'ops.localhost', '/api/ops/checks')).toBe(401);
  });

  it('keeps them from nobody else: the public site has its own pages', async () => {
    expect(await statusOf(local, 'localhost', '/r', { accept: 'text/html' })).toBe(200);
  });
});
