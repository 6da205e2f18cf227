import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
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
  write('employer/assets/app-1a2b.js', 'a script');
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    DATA_KEY: 'a1'.repeat(32),
    SANDBOX_ORIGIN: 'http://localhost:8081',
    SANDBOX_CLOCK_SECRET: 'clock-secret-of-the-tests',
    SITES_DIR: folder,
  });
  app = Fastify();
  await registerSecurityHeaders(app, { config });
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
