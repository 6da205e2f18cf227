import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { readableAddress } from './readable-address.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { openSitePages } from './site-pages/open-site-pages.ts';
import { registerSites } from './sites.ts';

let folder: string;
let app: FastifyInstance;
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sites-'));
  for (const site of ['employer', 'worker']) write(`${site}/index.html`, `the ${site} page`);
  write('landing/pages/index.html', 'the landing page');
  write('landing/pages/welcome/index.html', 'welcome');
  write('landing/pages/sw/index.html', 'ukurasa wa kwanza');
  write('landing/pages/sw/welcome/index.html', 'karibu');
  for (const language of ['en', 'sw'])
    for (const name of ['not-found', 'failure', 'too-many'])
      write(`landing/templates/${language}/${name}.html`, `${name} in ${language}`);
  write('landing/texts/robots.txt', 'Sitemap: {{ origin }}/sitemap.xml');
  write('landing/public/site.webmanifest', '{}');
  write('landing/public/assets/site-1a2b.css', 'a style');
  write('employer/assets/app-1a2b.js', 'a script');
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    DATA_KEY: 'a1'.repeat(32),
    AUDIT_KEY: 'c3'.repeat(32),
    SANDBOX_ORIGIN: 'http://localhost:8081',
    SANDBOX_CLOCK_SECRET: 'clock-secret-of-the-tests',
    SITES_DIR: folder,
  });
  app = Fastify({ rewriteUrl: readableAddress });
  registerSecurityHeaders(app, { config });
  await registerSites(app, { config }, openSitePages(config));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (host: string, url = '/') => app.inject({ url, headers: { host } });
const policyOf = async (host: string, url?: string) =>
  String((await get(host, url)).headers['content-security-policy']);

describe('the design book', () => {
  test('is told to be on its way until it is built, and is then there without a new start', async () => {
    const before = await get('design.localhost');
    expect(before.statusCode).toBe(503);
    expect(before.headers['retry-after']).toBe('10');
    expect(before.body).toContain('npm run build:storybook');

    write('design/index.html', 'the book');
    write('design/iframe.html', 'a page of it');
    expect((await get('design.localhost', '/?path=/story/welcome--welcome')).body).toBe('the book');
    expect((await get('design.localhost', '/iframe.html?id=welcome--welcome')).body).toBe('a page of it');
    expect((await get('design.localhost', '/nothing.js')).statusCode).toBe(404);
  });

  test('runs its own inline scripts and stands in its own frames', async () => {
    const policy = await policyOf('design.localhost', '/iframe.html');
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect((await get('design.localhost', '/iframe.html')).headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});

describe('every other host', () => {
  test.each([
    ['localhost', '/'],
    ['employer.localhost', '/login'],
    ['employer.localhost', '/assets/app-1a2b.js'],
    ['worker.localhost', '/worker'],
    ['ops.localhost', '/'],
    ['design.example.com', '/'],
    ['xdesign.localhost', '/'],
    ['design.employer.localhost', '/'],
    ['127.0.0.1', '/'],
  ])('%s%s runs no inline script and stands in no frame', async (host, path) => {
    const policy = await policyOf(host, path);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe|frame-src/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await get(host, path)).headers['x-frame-options']).toBe('DENY');
  });

  test('has its own pages', async () => {
    expect((await get('localhost')).body).toBe('the landing page');
    expect((await get('employer.localhost', '/login')).body).toBe('the employer page');
    expect((await get('worker.localhost', '/worker')).body).toBe('the worker page');
    expect((await get('employer.localhost', '/iframe.html')).statusCode).toBe(404);
  });
});

describe('the public site', () => {
  const ask = (url: string, accept = 'text/html,*/*', method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { host: 'localhost', accept } });

  test.each([
    ['/', 'the landing page'],
    ['/welcome', 'welcome'],
    ['/welcome?from=sms', 'welcome'],
    ['/sw/', 'ukurasa wa kwanza'],
    ['/sw/welcome', 'karibu'],
  ])('has its page at %s, which browsers ask for each time', async (url, page) => {
    const { statusCode, body, headers } = await ask(url);
    expect([statusCode, body]).toEqual([200, page]);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['/sw', '/sw/'],
    ['/welcome/', '/welcome'],
    ['/sw/welcome/', '/sw/welcome'],
    ['/w/amina-otieno/', '/w/amina-otieno'],
    ['/sw/r/ABCD-EFGH/', '/sw/r/ABCD-EFGH'],
  ])('has one address for a page: %s leads to %s', async (url, canonical) => {
    const { statusCode, headers } = await ask(url);
    expect([statusCode, headers.location]).toEqual([308, canonical]);
  });

  test.each([
    '/nothing',
    '/pages/index.html',
    '/templates/en/not-found.html',
    '/texts/robots.txt',
    '/index.html',
  ])('%s is not there, and a page says so', async (url) => {
    const { statusCode, body, headers } = await ask(url);
    expect([statusCode, body]).toEqual([404, 'not-found in en']);
    // Programs get JSON at the same address.
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept' });
    expect(String(headers['content-type'])).toContain('text/html');
  });

  test.each([
    '//evil.example/',
    '//welcome',
    '//welcome/',
    '/welcome//',
    '/..%2fpages/index.html',
    '/%zz',
    '/sw/%5c',
  ])('%s leads nowhere else', async (url) => {
    const { statusCode, headers } = await ask(url);
    expect(headers.location).toBeUndefined();
    expect(statusCode).toBeGreaterThanOrEqual(400);
  });

  test('speaks the language of the address where there is nothing, and JSON to programs', async () => {
    expect((await ask('/sw/nothing')).body).toBe('not-found in sw');
    expect((await ask('/swahili')).body).toBe('not-found in en');
    const { statusCode, body } = await ask('/nothing', 'application/json');
    expect([statusCode, JSON.parse(body)]).toEqual([404, expect.objectContaining({ code: 'not-found' })]);
    expect((await ask('/api/nothing')).json()).toMatchObject({ code: 'not-found' });
    expect((await ask('/welcome', 'text/html', 'POST')).json()).toMatchObject({ code: 'not-found' });
  });

  test('tells what a page is without sending it', async () => {
    const { statusCode, body, headers } = await ask('/welcome', 'text/html', 'HEAD');
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', '7']);
    expect((await ask('/nothing', 'text/html', 'HEAD')).statusCode).toBe(404);
    expect((await ask('/login', 'text/html', 'HEAD')).statusCode).toBe(302);
  });

  test('keeps what has a hash in its name for a year and the rest for an hour', async () => {
    const kept = async (url: string) => (await ask(url)).headers['cache-control'];
    expect(await kept('/assets/site-1a2b.css')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/site.webmanifest')).toBe('public, max-age=3600');
    expect((await ask('/site.webmanifest')).headers['content-type']).toContain('application/manifest+json');
  });

  test('tells search engines where it stands', async () => {
    const { body, headers } = await ask('/robots.txt');
    expect(body).toBe('Sitemap: http://localhost:8080/sitemap.xml');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
});

describe('addresses of another site', () => {
  test.each([
    ['localhost', '/login', 'http://employer.localhost:8080/login'],
    ['localhost', '/signup?from=welcome', 'http://employer.localhost:8080/signup?from=welcome'],
    ['localhost', '/safehire', 'http://employer.localhost:8080/safehire'],
    ['localhost', '/verifications', 'http://employer.localhost:8080/verifications'],
    ['localhost', '/verify', 'http://employer.localhost:8080/verify'],
    ['localhost', '/dashboard', 'http://employer.localhost:8080/dashboard'],
    ['localhost', '/verifications-list', 'http://employer.localhost:8080/verifications-list'],
    [
      'localhost',
      '/post-payment-success?reference=r',
      'http://employer.localhost:8080/post-payment-success?reference=r',
    ],
    ['localhost', '/worker', 'http://worker.localhost:8080/worker'],
    ['localhost', '/worker?lang=sw', 'http://worker.localhost:8080/worker?lang=sw'],
    ['localhost', '/worker/login', 'http://worker.localhost:8080/worker/login'],
    ['localhost', '/worker//evil.example', 'http://worker.localhost:8080/worker//evil.example'],
    ['employer.localhost', '/', 'http://localhost:8080/'],
    ['employer.localhost', '/privacy', 'http://localhost:8080/privacy'],
    ['employer.localhost', '/sw/terms', 'http://localhost:8080/sw/terms'],
    ['employer.localhost', '/r/ABCD-EFGH', 'http://localhost:8080/r/ABCD-EFGH'],
    ['worker.localhost', '/', '/worker'],
    ['worker.localhost', '/?lang=sw', '/worker?lang=sw'],
    ['worker.localhost', '/welcome', 'http://localhost:8080/welcome'],
    ['worker.localhost', '/w/amina-otieno', 'http://localhost:8080/w/amina-otieno'],
    ['worker.localhost', '/sw/w/amina-otieno', 'http://localhost:8080/sw/w/amina-otieno'],
  ])('%s%s leads to %s', async (host, url, address) => {
    const { statusCode, headers } = await get(host, url);
    expect([statusCode, headers.location]).toEqual([302, address]);
  });

  test.each([
    ['localhost', '/workers'],
    ['localhost', '/worker.js'],
    ['employer.localhost', '/worker'],
    ['employer.localhost', '/welcomes'],
    ['employer.localhost', '/reviews'],
    ['worker.localhost', '/worker/reviews'],
    ['design.localhost', '/privacy'],
  ])('%s%s stays where it is', async (host, url) => {
    expect((await get(host, url)).headers.location).toBeUndefined();
  });
});

/** Sends the path unchanged. `inject` would normalise it first. */
async function asWritten(origin: string, host: string, path: string): Promise<IncomingMessage> {
  const asked: unknown[] = await once(request(origin, { path, headers: { host } }).end(), 'response');
  const [answer] = asked;
  if (!(answer instanceof IncomingMessage)) throw new Error('There was no answer');
  return answer.resume();
}

test('a folder is no page, however it is written, and nobody keeps that', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const host of ['localhost', 'employer.localhost', 'worker.localhost', 'design.localhost'])
    for (const path of ['/.', '/./', '/assets/.', '/assets/..', '/..']) {
      const { statusCode, headers } = await asWritten(origin, host, path);
      expect([host, path, statusCode, headers['cache-control']]).toEqual([host, path, 404, 'no-store']);
    }
});
