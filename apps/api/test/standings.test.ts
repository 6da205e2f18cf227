import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNanny } from '@repo/api-client/contract/nannies';
import { prospects } from '../src/db/schema/prospects.ts';
import { workers } from '../src/db/schema/people.ts';
import { HIDDEN, SECRETS, standingsOf, TYPED, type Employer, type Her } from './standings.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const { work, standings } = standingsOf(api);

describe.each(standings)('to an employer, a worker %s', (standing, lead) => {
  let her: Her;
  let employer: Employer;
  let prospectId = '';
  let token = '';

  beforeAll(async () => {
    her = await work.her({ ...SECRETS, slug: null, listed: false });
    employer = await work.employer();
    await lead(her, employer);
    // A session ends with time as well.
    token = await api.signInEmployer(employer.phone, 'Njeri Test');
    const [typed] = await api.ctx.db.select().from(prospects).where(eq(prospects.employerId, employer.id));
    prospectId = typed?.id ?? '00000000-0000-4000-8000-000000000000';
  }, 60_000);

  const get = async (path: string) => {
    const { status, body } = await api.call('GET', path, { token });
    return { status, text: JSON.stringify(body) };
  };

  it.each([
    ['the list', '/nannies/'],
    ['a search of her name', '/nannies/?q=Zuhura'],
    ['a search of her place', '/nannies/?q=Karen'],
    ['the dashboard', '/api/employer/dashboard'],
  ])('is not in %s', async (_, path) => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).not.toMatch(HIDDEN);
    expect(text).not.toContain(her.id);
  });

  it('is not found by her full number', async () => {
    const body = { query: her.phone };
    expect(await api.call('POST', '/api/employer/worker-search', { token, body })).toMatchObject({
      status: 200,
      body: [],
    });
  });

  it.each([
    ['profile', (id: string) => `/nannies/${id}`],
    ['public profile', (id: string) => `/nannies/${id}/public-profile`],
    ['reviews', (id: string) => `/nannies/${id}/reviews`],
    ['deep check', (id: string) => `/nannies/${id}/deep-check`],
    ['completion', (id: string) => `/api/verifications/${id}/completion`],
    ['PDF', (id: string) => `/api/verifications/${id}/download`],
    ['registry', (id: string) => `/api/employer/misconduct/${id}`],
    ['contact', (id: string) => `/contact-requests/status/${id}`],
    ['invitation', (id: string) => `/api/employer/invitation-status/${id}`],
  ])(
    'shows nothing of her account in the %s, by her id or the one that the employer has',
    async (_, path) => {
      for (const id of [her.id, prospectId]) expect((await get(path(id))).text).not.toMatch(HIDDEN);
    },
  );

  it('reads as the employer typed her, or not at all', async () => {
    const own = await api.call('GET', `/nannies/${prospectId}`, { token });
    const typed = {
      ...TYPED,
      id: prospectId,
      phone: her.phone,
      trust_score: 0,
      smile_status: 'not_verified',
    };
    expect(own).toMatchObject(
      standing === 'hidden and never invited' ? { status: 404 } : { status: 200, body: typed },
    );
  });

  it('is prepared with the same answer as a number that nobody has', async () => {
    const prepare = async (phone: string) => {
      const { id, ...rest } = await api.make(createNanny, { token, body: { ...TYPED, phone } });
      expect(id).not.toBe(her.id);
      return rest;
    };
    expect(await prepare(her.phone)).toEqual(await prepare('+254700009999'));
  });

  it('has no public page', async () => {
    await api.ctx.db
      .update(workers)
      .set({ slug: `zuhura-siri-${her.id}` })
      .where(eq(workers.id, her.id));
    expect(await api.call('GET', `/api/public/workers/zuhura-siri-${her.id}`, {})).toMatchObject({
      status: 404,
    });
  });
});
