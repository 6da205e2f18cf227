import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getWorkerShare } from '@repo/api-client/contract/worker-app';
import { buildApp } from '../src/app.ts';
import { connectDatabase } from '../src/db/database.ts';
import { workers } from '../src/db/schema/people.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { siteFixture } from './site-fixture.ts';
import { browser, visitorOf, type Visitor } from './site-pages-work.ts';
import { workerAppWorkOf, type WorkerAppWork } from './worker-app-work.ts';

const site = siteFixture();
let api: TestApi;
let people: WorkerAppWork;
let get: Visitor['get'];
let page: Visitor['page'];

beforeAll(async () => {
  api = await startTestApi({ SITES_DIR: site.folder });
  people = workerAppWorkOf(api);
  ({ get, page } = visitorOf(api));
});
afterAll(async () => {
  await api.stop();
  site.remove();
});

describe("a worker's public profile", () => {
  const shared = async (facts: Partial<typeof workers.$inferInsert> = {}) => {
    const her = await people.her({
      name: 'Halima Public',
      serviceType: 'Cook',
      location: 'Nakuru',
      ...facts,
    });
    const { slug } = await api.make(getWorkerShare, { token: her.token });
    return { ...her, slug: slug ?? '' };
  };
  const list = ({ token }: { readonly token: string }, listed: boolean) =>
    api.call('PUT', '/api/worker/settings', { token, body: { listed } });

  it.each([
    [0, 'Basic', 'none'],
    [25, 'Basic', 'Basic'],
    [55, 'Silver', 'Silver'],
    [72, 'Gold', 'Gold'],
    [95, 'Platinum', 'Platinum'],
  ])('with a score of %i and the tier %s is the page %s', async (trustScore, trustBadge, status) => {
    const { slug } = await shared({ trustScore, trustBadge, trustChecked: status !== 'none' });
    expect(await page(`/w/${slug}`)).toMatchObject({
      status: 200,
      name: `worker-profile-${status}`,
      language: 'en',
      slug,
      first_name: 'Halima',
      service_type: 'Cook',
      trust_score: status === 'none' ? '-' : String(trustScore),
      trust_reach: '-',
      who: 'Halima, Cook',
    });
  });

  it('is read in Kiswahili, without a kind of work where she named none, and under capitals', async () => {
    const cook = await shared();
    expect(await page(`/sw/w/${cook.slug}`)).toMatchObject({
      language: 'sw',
      service_type: 'Mpishi',
      who: 'Halima, Mpishi',
    });
    expect(await page(`/w/${cook.slug.toUpperCase()}`)).toMatchObject({ status: 200, slug: cook.slug });
    for (const serviceType of [null, ' ', '\u200B\u202E']) {
      const { slug } = await shared({ serviceType });
      expect(await page(`/w/${slug}`)).toMatchObject({ service_type: '-', who: 'Halima' });
    }
  });

  it('is kept by nobody, quoted by nobody, and holds nothing that she did not agree to', async () => {
    const { slug, phone } = await shared();
    const { headers, body } = await get(`/w/${slug}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noarchive, nosnippet');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).not.toMatch(/Public|Nakuru/);
    expect(body).not.toContain(phone);
  });

  it('below Silver tells a stranger nothing of the identity, verified or not', async () => {
    const unproven = await shared({ trustScore: 25, trustBadge: 'Basic', trustChecked: true });
    const seen = await get(`/w/${unproven.slug}`);
    await api.ctx.db.update(workers).set({ smileStatus: 'verified' }).where(eq(workers.slug, unproven.slug));
    expect((await get(`/w/${unproven.slug}`)).body).toBe(seen.body);
  });

  it('that is hidden answers byte for byte as one that does not exist', async () => {
    const her = await shared();
    await list(her, false);
    const unfinished = await shared();
    await api.ctx.db
      .update(workers)
      .set({ profileCompletedAt: null })
      .where(eq(workers.slug, unfinished.slug));
    const constant = ({ status, headers, body }: Awaited<ReturnType<typeof get>>) => ({
      status,
      body,
      headers: Object.fromEntries([...headers].filter(([name]) => name !== 'date')),
    });
    for (const end of ['', '/preview.png']) {
      const missing = constant(await get(`/w/nobody-at-all${end}`));
      expect(missing).toMatchObject({ status: 404, body: 'worker-profile-hidden\nen' });
      expect(constant(await get(`/w/${her.slug}${end}`))).toEqual(missing);
      expect(constant(await get(`/w/${unfinished.slug}${end}`))).toEqual(missing);
    }
    await list(her, true);
    expect((await get(`/w/${her.slug}`)).status).toBe(200);
  });

  it.each(['%00', '%', '..%2Fx', '%E2%80%99', 'a'.repeat(130), 'constructor', '%3Cscript%3E'])(
    'is not found for %j',
    async (slug) => {
      expect((await get(`/w/${slug}`)).status).toBe(404);
    },
  );

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    [`"'&><x`, '&#34;&#39;&amp;&gt;&lt;x'],
    ['{{origin}}', '{{origin}}'],
    ['{%if', '{%if'],
    ['😀', '😀'],
    ['أمينة', 'أمينة'],
  ])('writes the name %j as text', async (name, written) => {
    const { slug } = await shared({ name: `${name} Public`, serviceType: name });
    expect(await page(`/w/${slug}`)).toMatchObject({
      status: 200,
      first_name: written,
      service_type: written,
    });
    const { status, body } = await get(`/w/${slug}/preview.png`);
    expect(status).toBe(200);
    expect(Buffer.isBuffer(body) && body.subarray(1, 4).toString()).toBe('PNG');
  });

  it('has a picture for those who preview links, the same whenever it is drawn', async () => {
    const her = await shared({ trustScore: 72, trustBadge: 'Gold', trustChecked: true });
    const { slug } = her;
    const path = `/w/${slug}/preview.png`;
    const first = await get(path);
    expect(first).toMatchObject({ status: 200 });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.isBuffer(first.body) ? first.body : Buffer.alloc(0);
    expect(bytes.length).toBeLessThan(100_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const etag = first.headers.get('etag') ?? '';
    const again = await api.call('GET', path, { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304 });
    await list(her, false);
    expect(await api.call('GET', path, { headers: { 'if-none-match': etag } })).toMatchObject({
      status: 404,
    });
    await list(her, true);
    await api.ctx.db.update(workers).set({ trustScore: 73 }).where(eq(workers.slug, slug));
    const changed = await get(path);
    expect(changed.headers.get('etag')).not.toBe(etag);
    expect(changed.body).not.toEqual(first.body);
    // A client that caches a picture under its address requests a new address then.
    expect(`"${String((await page(`/w/${slug}`))['picture_name'])}"`).toBe(changed.headers.get('etag'));
    expect((await get(`${path}?v=anything`)).headers.get('etag')).toBe(changed.headers.get('etag'));
  });

  it('has its picture in each language', async () => {
    const { slug } = await shared({ trustScore: 72, trustBadge: 'Gold', trustChecked: true });
    const [english, kiswahili] = [
      await get(`/w/${slug}/preview.png`),
      await get(`/sw/w/${slug}/preview.png`),
    ];
    expect(kiswahili.status).toBe(200);
    expect(kiswahili.headers.get('content-type')).toBe('image/png');
    expect(kiswahili.headers.get('etag')).not.toBe(english.headers.get('etag'));
    expect(kiswahili.body).not.toEqual(english.body);
    expect(await get('/sw/w/nobody-at-all/preview.png')).toMatchObject({
      status: 404,
      body: 'worker-profile-hidden\nsw',
    });
  });

  it('answers HEAD with the headers alone', async () => {
    const { slug } = await shared();
    const { status, headers, body } = await api.call('HEAD', `/w/${slug}`, browser);
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Number(headers.get('content-length'))).toBeGreaterThan(50);
  });
});

describe('pages about somebody', () => {
  it('lead from the other hosts to the public site', async () => {
    const app = await buildApp(api.ctx);
    const { port } = new URL(api.ctx.config.publicOrigin);
    for (const path of [
      '/w/somebody',
      '/r/AAAA-BBBB-CCCC-DDDD',
      '/sw/r/AAAA-BBBB-CCCC-DDDD',
      '/w/somebody/preview.png',
    ]) {
      const { statusCode, headers } = await app.inject({
        url: path,
        headers: { host: `employer.localhost:${port}` },
      });
      expect({ statusCode, to: headers.location }).toEqual({
        statusCode: 302,
        to: api.ctx.config.publicOrigin + path,
      });
    }
    await app.close();
  });

  it('say that something failed while the database is down, by a page', async () => {
    const down = connectDatabase('postgres://nobody@127.0.0.1:1/none', api.ctx.log, 1);
    const app = await buildApp({ ...api.ctx, db: down.db });
    for (const url of ['/sw/w/somebody', '/sw/r/AAAA-BBBB-CCCC-DDDD']) {
      const { statusCode, headers, body } = await app.inject({
        url,
        headers: { ...browser.headers, host: 'localhost' },
      });
      expect({ statusCode, body }).toEqual({ statusCode: 503, body: 'failure\nsw' });
      expect(headers['retry-after']).toBe('5');
    }
    await app.close();
    await down.close();
  });
});
