import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { buildApp } from '../src/app.ts';
import { connectDatabase } from '../src/db/database.ts';
import { invitations } from '../src/db/schema/consents.ts';
import type { workers } from '../src/db/schema/people.ts';
import { beginWindow, HOUR_SECONDS } from './begin-window.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { referenceWorkOf } from './reference-work.ts';
import { siteFixture } from './site-fixture.ts';

const APP = 'the app';
const site = siteFixture();
let api: TestApi;
let app: FastifyInstance;
let work: Awaited<ReturnType<typeof referenceWorkOf>>;

beforeAll(async () => {
  mkdirSync(join(site.folder, 'worker'));
  writeFileSync(join(site.folder, 'worker/index.html'), APP);
  api = await startTestApi({ SITES_DIR: site.folder });
  app = await buildApp(api.ctx);
  work = await referenceWorkOf(api);
});
afterAll(async () => {
  await app.close();
  await api.stop();
  site.remove();
});

async function invited(facts: Partial<typeof workers.$inferInsert> = {}) {
  const worker = await work.signedIn(facts);
  const employer = await api.signInEmployer(work.newPhone(), 'Njeri');
  await api.make(initiateVerification, {
    token: employer,
    body: { name: 'Amani Test', phone: worker.phone, package_id: 17 },
  });
  const [row] = await api.ctx.db.select().from(invitations).where(eq(invitations.workerId, worker.id));
  return { ...worker, link: `/i/${row?.code ?? ''}` };
}

async function open(url: string, host = 'worker.localhost') {
  const { statusCode, headers, body } = await app.inject({ url, headers: { host } });
  return { status: statusCode, to: headers.location, body, kept: headers['cache-control'] };
}
const theApp = { status: 200, to: undefined, body: APP };

it('opens the app as it is, until she writes in Kiswahili; from then on in Kiswahili', async () => {
  const { phone, link } = await invited();
  expect(await open(link)).toMatchObject(theApp);
  await api.writeSms(phone, 'KISWAHILI');
  await api.eventually(async () =>
    expect(await open(link)).toMatchObject({ status: 302, to: `${link}?lang=sw`, kept: 'no-store' }),
  );
  expect(await open(link.toLowerCase())).toMatchObject({ to: `${link.toLowerCase()}?lang=sw` });
  expect(await open(`${link}?lang=sw`)).toMatchObject(theApp);
  expect(await open(`${link}?lang=en`)).toMatchObject(theApp);
});

it.each([
  [{ language: 'sw', languageChosen: false }, '?lang=sw'],
  [{ language: 'en', languageChosen: true }, '?lang=en'],
] as const)('of a worker with %j leads to the app with %s', async (facts, query) => {
  const { link } = await invited(facts);
  expect(await open(link)).toMatchObject({ status: 302, to: link + query });
});

it.each(['ABCDEFGH23', '%F0%9F%99%82', "'%20or%201=1"])(
  'that nobody was sent, %s, is the app',
  async (code) => {
    expect(await open(`/i/${code}`)).toMatchObject(theApp);
  },
);

it('is the app while the database is down', async () => {
  const { link } = await invited({ language: 'sw' });
  const down = connectDatabase('postgres://nobody@127.0.0.1:1/none', api.ctx.log, 1);
  const without = await buildApp({ ...api.ctx, db: down.db });
  const { statusCode, body } = await without.inject({ url: link, headers: { host: 'worker.localhost' } });
  expect([statusCode, body]).toEqual([200, APP]);
  await without.close();
  await down.close();
});

it('tells no language on another host', async () => {
  const { link } = await invited({ language: 'sw' });
  for (const host of ['localhost', 'employer.localhost', 'ops.localhost'])
    expect((await open(link, host)).to, host).toBeUndefined();
});

it('tells no language to who opens very many, and is still the app', async () => {
  await beginWindow(api, HOUR_SECONDS);
  const { link } = await invited({ language: 'sw' });
  for (let opened = 0; opened < 60; opened += 1) await open(`/i/GUESS${String(opened)}`);
  expect(await open(link)).toMatchObject(theApp);
});
