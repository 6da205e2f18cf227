import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { registerDocumentation } from './documentation.ts';
import { installErrorHandling } from './errors.ts';
import { readableAddress } from './readable-address.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { openSitePages } from './site-pages/open-site-pages.ts';
import { registerSites } from './sites.ts';

let folder: string;
let loopback: FastifyInstance;
let published: FastifyInstance;
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

async function appAt(publicOrigin: string): Promise<FastifyInstance> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    DATA_KEY: 'a1'.repeat(32),
    AUDIT_KEY: 'c3'.repeat(32),
    SANDBOX_ORIGIN: 'http://localhost:8081',
    SANDBOX_CLOCK_SECRET: 'clock-secret-of-the-tests',
    SITES_DIR: folder,
    PUBLIC_ORIGIN: publicOrigin,
  });
  const app = Fastify({ rewriteUrl: readableAddress });
  const pages = openSitePages(config);
  installErrorHandling(app, pages);
  registerSecurityHeaders(app, { config });
  await registerDocumentation(app);
  app.get('/api/health', async () => ({ status: 'ok' }));
  app.get('/api/fault', async () => Promise.reject(new Error('fault')));
  for (const url of ['/page-fault', '/sw/page-fault'])
    app.get(url, { config: { failureKind: 'page' } }, async () => Promise.reject(new Error('fault')));
  await registerSites(app, { config }, pages);
  return app;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'));
  for (const site of ['employer', 'worker', 'ops']) {
    write(`${site}/index.html`, site);
    write(`${site}/assets/app-1a2b.js`, 'a script');
    write(`${site}/favicon.svg`, '<svg/>');
  }
  write('landing/pages/index.html', 'the first page');
  for (const language of ['en', 'sw'])
    for (const name of ['not-found', 'failure', 'too-many'])
      write(`landing/templates/${language}/${name}.html`, `${name} in ${language}`);
  write('landing/public/assets/app-1a2b.js', 'a script');
  write('landing/public/preview.png', 'a picture');
  write('landing/public/preview-sw.png', 'a picture');
  write('landing/public/icon-192.png', 'a picture');
  loopback = await appAt('http://localhost:8080');
  published = await appAt('https://amini.example');
});
afterAll(async () => {
  await loopback.close();
  await published.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every kind of answer, with a site and an address that give it, and its status. */
const answers = [
  ['html', '', '/', 200],
  ['html', 'employer.', '/login', 200],
  ['html', 'worker.', '/worker', 200],
  ['a script', '', '/assets/app-1a2b.js', 200],
  ['a script', 'employer.', '/assets/app-1a2b.js', 200],
  ['a script', 'worker.', '/assets/app-1a2b.js', 200],
  ['a picture', '', '/preview.png', 200],
  ['a picture', '', '/preview-sw.png', 200],
  ['a picture', '', '/icon-192.png', 200],
  ['a picture', 'employer.', '/favicon.svg', 200],
  ['json', '', '/api/health', 200],
  ['json', 'employer.', '/api/health', 200],
  ['json', 'worker.', '/api/health', 200],
  ['nothing', '', '/nothing', 404],
  ['nothing', '', '/api/nothing', 404],
  ['nothing', 'employer.', '/nothing.js', 404],
  ['nothing', 'worker.', '/nothing.js', 404],
  ['nothing', 'ops.', '/nothing.js', 404],
  ['html', 'ops.', '/work', 200],
  ['a script', 'ops.', '/assets/app-1a2b.js', 200],
  ['an address that is none', '', '/%zz', 404],
  ['an address that is none', '', `/w/${'a'.repeat(201)}`, 404],
  ['another site', '', '/login', 302],
  ['another site', 'employer.', '/welcome', 302],
  ['another site', 'worker.', '/', 302],
  ['another spelling', '', '/index/', 404],
  ['a fault', '', '/api/fault', 500],
  ['a fault', 'employer.', '/api/fault', 500],
  ['a fault', '', '/page-fault', 500],
] as const;

describe.each(['localhost', 'amini.example'])('at %s', (publicHost) => {
  const ask = (label: string, url: string, accept = 'text/html') =>
    (publicHost === 'localhost' ? loopback : published).inject({
      url,
      headers: { host: `${label}${publicHost}`, accept },
    });

  test.each(answers)('%s at %s%s is sent with strict headers', async (_kind, label, url, status) => {
    for (const accept of ['text/html', 'application/json']) {
      const { statusCode, headers } = await ask(label, url, accept);
      expect(statusCode).toBe(status);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none';script-src 'self';style-src 'self';");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      // One site starts a worker, and only through the policy that knows its one address.
      const trusted = label === 'ops.' ? 'pdf-worker' : "'none'";
      expect(`${policy};`).toContain(`require-trusted-types-for 'script';trusted-types ${trusted};`);
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|style-src [^;]*unsafe|https?:|\*/);
      expect(policy.includes('upgrade-insecure-requests')).toBe(publicHost !== 'localhost');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': url.startsWith('/preview') ? 'cross-origin' : 'same-origin',
        'permissions-policy': `camera=${label === 'worker.' ? '(self)' : '()'}, microphone=(), geolocation=(), payment=()`,
      });
      expect(headers['strict-transport-security']).toBe(
        publicHost === 'localhost' ? undefined : 'max-age=31536000; includeSubDomains',
      );
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

test('the pages of the documentation, which bring their own policy, run no inline script either', async () => {
  for (const url of ['/api/docs', '/api/docs/', '/api/docs/static/index.html']) {
    const { headers } = await published.inject({ url, headers: { host: 'amini.example' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|https?:/);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  }
});

test.each([
  ['/page-fault', 'en'],
  ['/sw/page-fault', 'sw'],
])('the page %s that fails says so in a page, in the language %s of its address', async (url, language) => {
  const { body, headers } = await loopback.inject({ url });
  expect(body).toBe(`failure in ${language}`);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  // Only calls have this header, because a person reads their texts in the chosen language.
  expect(headers['content-language']).toBeUndefined();
});
