import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNannies } from '@repo/api-client/contract/nannies';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { workers } from '../src/db/schema/people.ts';
import { nationalIdHash } from '../src/services/people/workers/national-id-hash.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
let token: string;
let other: string;

/** An hour ago and later. An old entry of a worker who never joined would be deleted. */
const start = Date.now() - 3_600_000;
const at = (minute: number) => new Date(start + minute * 60_000);
const NATIONAL_ID = '23456789';

/** Ten listed workers, five hidden workers, five with an unfinished profile: one a minute, oldest first. */
const everybody = Array.from({ length: 20 }, (_, index) => ({
  name: index === 3 ? '100% Makini' : `Worker ${'ABCDEFGHIJKLMNOPQRST'.charAt(index)}`,
  phone: `+2547000010${String(index).padStart(2, '0')}` as const,
  serviceType: index % 2 === 0 ? 'Nanny' : 'Driver',
  listed: index < 10 || index >= 15,
  profileCompletedAt: index < 15 ? at(index) : null,
  createdAt: at(index),
  updatedAt: at(index),
}));

const seen = (query: Record<string, string> = {}, as = token) =>
  api.make(listNannies, { token: as, query }).then((rows) => rows.map(({ name }) => name));

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signInEmployer('+254700000801');
  other = await api.signInEmployer('+254700000802');
  await api.ctx.db.insert(workers).values(
    everybody.map((worker, index) => ({
      ...worker,
      nationalIdHash: index === 4 ? nationalIdHash(api.ctx, NATIONAL_ID) : null,
    })),
  );
  // One hidden worker and one with an unfinished profile said yes to this employer. A third one did not answer.
  for (const phone of ['0700 001 011', '0700 001 017', '0700 001 013'])
    await api.make(initiateVerification, { token, body: { name: 'Worker Invited', phone, package_id: 17 } });
  for (const phone of ['+254700001011', '+254700001017']) {
    const [, number] = await api.waitForSms(phone, /Reply YES (\d+)/);
    await api.writeSms(phone, `YES ${number}`);
    await api.waitForSms(phone, /your YES is noted/);
  }
});

afterAll(() => api.stop());

const listed = ['J', 'I', 'H', 'G', 'F', 'E'].map((letter) => `Worker ${letter}`);

describe('the list', () => {
  // spec: permissions/see, calls/workers
  it('is of those whom everybody can see and those who said yes to this employer, newest first, each once', async () => {
    expect(await seen()).toEqual([
      'Worker R',
      'Worker L',
      ...listed,
      '100% Makini',
      'Worker C',
      'Worker B',
      'Worker A',
    ]);
    expect((await seen({}, other)).slice(0, 6)).toEqual(listed);
    expect(await seen({}, other)).toHaveLength(10);
  });

  it('comes page by page without a gap or a repetition, whatever stands at the border', async () => {
    const whole = await seen();
    for (const limit of [1, 2, 3, 5]) {
      const pages: (string | null)[] = [];
      let cursor: string | null = null;
      do {
        const path: string = `/nannies/?limit=${limit}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
        const answer = await api.call('GET', path, { token });
        expect(answer.status).toBe(200);
        pages.push(...listNannies.answer.parse(answer.body).map(({ name }) => name));
        cursor = answer.headers.get('x-next-cursor');
      } while (cursor !== null);
      expect(pages).toEqual(whole);
    }
  });
});

describe('a page that is not there', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  it.each([
    'x',
    `2026-99-99T99:99:99Z_${id}`,
    `2026-02-30T00:00:00.000Z_${id}`,
    `0000-01-01T00:00:00.000Z_${id}`,
    `2026-01-01T00:00:00.000Z_${'-'.repeat(36)}`,
    `2026-01-01T00:00:00.000Z_${'f'.repeat(36)}`,
    `2026-01-01T...Z_${id}`,
  ])('is refused at the field: %s', async (cursor) => {
    const path = `/nannies/?cursor=${encodeURIComponent(cursor)}`;
    expect(await api.call('GET', path, { token })).toMatchObject({
      status: 400,
      body: { fields: { cursor: expect.any(String) } },
    });
  });
});

describe('the search', () => {
  // spec: permissions/see
  it('finds a part of a name or of a service, in any case, and only whom this employer can see', async () => {
    expect(await seen({ q: 'orker e' })).toEqual(['Worker E']);
    expect(await seen({ q: 'DRIV' })).toEqual([
      'Worker R',
      'Worker L',
      'Worker J',
      'Worker H',
      'Worker F',
      '100% Makini',
      'Worker B',
    ]);
    expect(await seen({ q: 'worker k' })).toEqual([]);
  });

  it('finds every word in any order, in name or service', async () => {
    for (const q of ['e worker', 'nanny worker e', 'Worker, E'])
      expect(await seen({ q }), q).toEqual(['Worker E']);
    for (const q of ['worker makini', 'driver e', 'worker zzz']) expect(await seen({ q }), q).toEqual([]);
  });

  it('takes a sign for the end of a word, and for no sign of a pattern', async () => {
    expect(await seen({ q: 'wor_er' })).toEqual([]);
    expect(await seen({ q: 'work%e' })).toEqual(['Worker E']);
    expect(await seen({ q: '% makini' })).toEqual(['100% Makini']);
  });

  it('finds one or two letters where a word begins, and nobody without a letter', async () => {
    expect(await seen({ q: 'm' })).toEqual(['100% Makini']);
    expect(await seen({ q: 'Wo E' })).toEqual(['Worker E']);
    expect(await seen({ q: 'or' })).toEqual([]);
    expect(await seen({ q: '%' })).toEqual([]);
  });

  it('finds nobody by a digit, and by no number', async () => {
    for (const q of ['0700001004', '+254 700 001 004', NATIONAL_ID, '2345 6789', '100% makini', 'worker 4'])
      expect(await seen({ q }), q).toEqual([]);
  });

  it('comes page by page as well', async () => {
    const { headers } = await api.call('GET', '/nannies/?q=worker&limit=2', { token });
    const cursor = headers.get('x-next-cursor') ?? '';
    expect(await seen({ q: 'worker', limit: '2', cursor })).toEqual(['Worker J', 'Worker I']);
  });
});
