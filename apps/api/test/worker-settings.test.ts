import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listNannies } from '@repo/api-client/contract/nannies';
import { getSharedProfile, getWorkerSettings, getWorkerShare } from '@repo/api-client/contract/worker-app';
import { workers } from '../src/db/schema/people.ts';
import { beginWindow, HOUR_SECONDS } from './begin-window.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const api = await useApi();
const work = workerAppWorkOf(api);

const save = (token: string, body: object) => api.call('PUT', '/api/worker/settings', { token, body });
const share = (token: string) => api.make(getWorkerShare, { token });
const shared = (slug: string) => api.call('GET', `/api/public/workers/${encodeURIComponent(slug)}`);

describe('the settings of a worker', () => {
  it('begin with everything on', async () => {
    const her = await work.her();
    expect(await api.make(getWorkerSettings, { token: her.token })).toEqual({
      contact_requests: true,
      new_reviews: true,
      verification_updates: true,
      listed: true,
      shows_photo: true,
      profile_complete: true,
      sms: true,
      language: 'en',
    });
  });

  it('keep what she changes, and the same change again; what is left out stays', async () => {
    const her = await work.her();
    await save(her.token, { new_reviews: false });
    const second = await save(her.token, { listed: false });
    expect(second).toMatchObject({
      status: 200,
      body: { new_reviews: false, listed: false, contact_requests: true },
    });
    expect((await save(her.token, { listed: false })).body).toEqual(second.body);
    expect((await work.audit(`worker:${her.id}`)).map(({ action }) => action)).toEqual(['unlisted']);
  });

  it('take her out of what employers who do not know her find', async () => {
    const [her, employer] = [await work.her({ name: 'Zawadi Unlisted' }), await work.employer()];
    const found = async () =>
      (await api.make(listNannies, { token: employer.token, query: { q: 'Zawadi' } })).length;
    expect(await found()).toBe(1);
    await save(her.token, { listed: false });
    expect(await found()).toBe(0);
  });

  it('let messages come again after STOP; what she withdrew stays withdrawn', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    const caseId = await work.open(employer.id, her.id);
    await work.writes(her.phone, 'STOP');
    expect(await api.make(getWorkerSettings, { token: her.token })).toMatchObject({
      sms: false,
      listed: false,
    });
    expect(await save(her.token, { sms: true })).toMatchObject({ status: 200, body: { sms: true } });
    expect(await work.caseRow(caseId)).toMatchObject({ status: 'closed' });
    expect((await work.consentsOf(her.id)).every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
    await work.invites(await work.employer(), her.phone);
    expect(await work.requests(her.token)).toHaveLength(1);
  });

  it.each([[{}], [{ sms: false }], [{ listed: 'no' }], [{ listed: null }], [{ optedOutAt: null }]])(
    'refuse %j',
    async (body) => {
      expect(await save((await work.her()).token, body)).toMatchObject({ status: 400 });
    },
  );
});

describe('the public link of a worker', () => {
  // spec: worker-dashboard/share-link
  it('is her name in an address, and stays when her name changes', async () => {
    const her = await work.her({ name: 'Achieng’ Test Öne' });
    const first = await share(her.token);
    const link = `${api.ctx.config.publicOrigin}/w/achieng-test-one`;
    expect(first).toEqual({
      slug: 'achieng-test-one',
      link,
      message: `Check out my Amini profile: ${link}`,
      listed: true,
    });
    await api.ctx.db.update(workers).set({ name: 'Somebody Else' }).where(eq(workers.id, her.id));
    expect(await share(her.token)).toEqual(first);
  });

  // spec: worker-dashboard/share-message
  it.each([
    ['Basic', 'my', 'wangu wa Amini'],
    ['Silver', 'my verified', 'wangu wa Amini uliothibitishwa'],
  ])(
    'of a worker with the tier %s is shared as "%s Amini profile"',
    async (trustBadge, english, kiswahili) => {
      const her = await work.her();
      await api.ctx.db.update(workers).set({ trustBadge }).where(eq(workers.id, her.id));
      const { slug, link, message } = await share(her.token);
      expect(message).toBe(`Check out ${english} Amini profile: ${link}`);
      const inKiswahili = `${api.ctx.config.publicOrigin}/sw/w/${slug}`;
      expect(
        await api.call('GET', '/api/worker/share', {
          token: her.token,
          headers: { 'accept-language': 'sw' },
        }),
      ).toMatchObject({ body: { link, message: `Tazama wasifu ${kiswahili}: ${inKiswahili}` } });
    },
  );

  it('is one each for those of one name, also for all who ask at once', async () => {
    const name = 'Same Name';
    const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(() => work.her({ name })));
    const all = [one, two, three, four].flatMap((her) => (her === undefined ? [] : [her, her]));
    const links = await Promise.all(all.map(({ token }) => share(token)));
    const slugs = links.map(({ slug }) => slug ?? '');
    expect([...new Set(slugs)].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'same-name',
      'same-name-2',
      'same-name-3',
      'same-name-4',
    ]);
    for (let at = 0; at < slugs.length; at += 2) expect(slugs[at]).toBe(slugs[at + 1]);
  });

  it('is none before her profile is complete', async () => {
    const her = await work.her({ name: null, profileCompletedAt: null });
    expect(await share(her.token)).toEqual({ slug: null, link: null, message: null, listed: true });
  });

  it('shows her first name, service, photo, trust tier and score, and nothing else of her', async () => {
    const her = await work.her({ name: 'Halima Public', serviceType: 'Cook', location: 'Nakuru' });
    const { slug } = await share(her.token);
    const params = { slug: slug ?? '' };
    expect(await api.make(getSharedProfile, { params })).toEqual({
      slug,
      first_name: 'Halima',
      service_type: 'Cook',
      photo: null,
      trust_badge: 'Basic',
      trust_score: expect.any(Number),
      trust_checked: false,
      trust_reach: null,
    });
    expect((await shared(slug ?? '')).headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify((await shared(slug ?? '')).body)).not.toMatch(/Public|Nakuru|\+254/);
  });

  it('leads nowhere while she is not listed, in the words for a link that nobody has', async () => {
    const her = await work.her({ name: 'Hidden Worker' });
    const { slug } = await share(her.token);
    await save(her.token, { listed: false });
    const hidden = await shared(slug ?? '');
    expect(hidden).toMatchObject({ status: 404, body: { message: 'Profile not found' } });
    expect((await shared('nobody-at-all')).body).toEqual(hidden.body);
    expect(await share(her.token)).toMatchObject({ slug, listed: false });
  });

  it.each(['', '%', '../x', '’', 'a'.repeat(121), 'constructor', '\u0000'])(
    'leads nowhere for %j',
    async (slug) => {
      expect((await shared(slug)).status).toBe(404);
    },
  );

  it('is not for reading through everybody: an address has so many looks an hour', async () => {
    await beginWindow(api, HOUR_SECONDS);
    const looks = await Promise.all(Array.from({ length: 605 }, (_none, at) => shared(`guess-${at}`)));
    expect(looks.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect(await shared('guess-again')).toMatchObject({
      status: 429,
      body: { message: 'You have opened many profiles. Please wait an hour.' },
    });
    await api.advance(3600);
    expect(await shared('guess-again')).toMatchObject({ status: 404 });
  });
});
