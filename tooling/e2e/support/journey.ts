import { randomUUID } from 'node:crypto';
import { createDatabase, dropDatabase, once, withRole } from '@repo/postgres/databases';
import { startStack } from '@repo/launcher/stack';
import { test as base, expect, type Page } from 'playwright/test';
import { untilIdle } from './idle.ts';
import { OPS_PHONES, OpsTeam } from './ops-team.ts';
import { startProduct, type Product } from './product.ts';
import { SandboxPhone } from './sandbox-phone.ts';
import { ADMIN_URL_VARIABLE, APP_ROLE, TEMPLATE_DATABASE } from './template-database.ts';

interface Options {
  /** API processes that share the journey's database. */
  processes: number;
  /** `demo` fills the database with sample workers. */
  seed: 'demo' | 'none';
  /** The number of listed workers at the start. Every employer sees them. */
  listedWorkers: number;
  /** The phone of an employer who paid for one of them before. One who never paid sees fewer workers a day. */
  paidBefore: string;
  /** The preserved inconsistencies whose default the deployment changes. */
  quirks: string;
  /** Whether a separate process draws each image, as in production. */
  drawsApart: boolean;
}

interface Fixtures {
  /** The address of the database of the journey, for the role that owns it. */
  database: string;
  stack: Product;
  /** The phone of the person with this number. */
  phone: (number: string) => SandboxPhone;
  ops: OpsTeam;
  /** Moves the clock of the whole product. All work that falls due has happened afterwards. */
  advance: (seconds: number) => Promise<void>;
  /** The expected errors on a browser's console. Any other error fails the journey. */
  expectedComplaints: RegExp[];
  /** Opens a further browser beside `page`, at desktop size, for another person in the same journey. */
  openBrowser: () => Promise<Page>;
  /** A second browser beside `page`. */
  otherPage: Page;
}

const DESK = { width: 1280, height: 800 };

/** The SQL statement that lists so many workers, with a few repeating names and services. */
const listWorkers = (count: number) => `
  insert into workers (phone, name, location, known_place, service_type, experience_years, trust_score, listed, profile_completed_at,
                       created_at, updated_at)
  select '+2547' || lpad((10000000 + n)::text, 8, '0'),
         (array['Achieng', 'Wanjiru', 'Chebet', 'Naliaka', 'Mwikali'])[1 + n % 5] || ' ' ||
         (array['Otieno', 'Kamau', 'Kiprono', 'Mutua', 'Simiyu', 'Njoroge', 'Auma'])[1 + n % 7],
         'Nairobi', 'Nairobi', (array['Nanny', 'Cook', 'Driver', 'House Manager'])[1 + n % 4], n % 20, 20, true, at, at, at
  from generate_series(1, ${String(count)}) n, lateral (select timestamptz '2026-01-01' + n * interval '1 s' as at) moment`;

/** The SQL statement that stores an employer with a payment that was paid back. */
const payBefore = (phone: string) => `
  with paying as (
    insert into employers (phone, name, created_at, updated_at) values ('${phone}', 'Njeri Wafula', now(), now()) returning id
  )
  insert into purchases (order_number, reference, employer_id, worker_id, package_id, amount_cents, email, callback_url,
                         channels, status, created_at, paid_at, updated_at)
  select 'before', 'before', paying.id, (select id from workers limit 1), 17, 100000, 'a@example.com', '/', '[]',
         'refunded', now(), now(), now()
  from paying`;

/**
 * Phones in any format, the invented people of the journeys, sign-in codes and bearer tokens. None of them may appear in
 * a log.
 */
const PERSONAL =
  /254\d{9}|\b0[71]\d{8}\b|Wafula|Barasa|Nekesa|code is \d{6}|kuthibitisha ni \d{6}|Bearer [\w-]{20,}/;

/** Collects the unexpected errors on a browser's console from now on. */
function listen(page: Page, expected: readonly RegExp[]): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints.filter((text) => !expected.some((each) => each.test(text)));
}

/** Each journey has a complete product: a new database, its own processes, its own sandbox. */
export const test = base.extend<Options & Fixtures>({
  processes: [1, { option: true }],
  seed: ['none', { option: true }],
  listedWorkers: [0, { option: true }],
  paidBefore: ['', { option: true }],
  quirks: ['', { option: true }],
  drawsApart: [false, { option: true }],
  expectedComplaints: [[], { option: true }],

  database: async ({ listedWorkers, paidBefore }, use) => {
    const adminUrl = process.env[ADMIN_URL_VARIABLE];
    if (adminUrl === undefined) throw new Error(`${ADMIN_URL_VARIABLE} is not set`);
    const name = `journey_${randomUUID().replaceAll('-', '')}`;
    const ownerUrl = await createDatabase(adminUrl, name, { template: TEMPLATE_DATABASE });
    await once(ownerUrl, listWorkers(listedWorkers));
    if (paidBefore !== '') await once(ownerUrl, payBefore(paidBefore));
    await use(ownerUrl);
    await dropDatabase(adminUrl, name);
  },

  stack: async ({ database, processes, seed, quirks, drawsApart }, use) => {
    const databaseUrl = withRole(database, APP_ROLE);
    const env = { SEED: seed, OPS_PHONES: OPS_PHONES.join(','), QUIRKS: quirks };
    const stack = await (processes === 1
      ? startProduct(databaseUrl, env, drawsApart)
      : startStack({ databaseUrl, processes, env }));
    await use(stack);
    await stack.stop();
    expect(
      stack.logs().filter((line) => PERSONAL.test(line)),
      'personal data in the logs',
    ).toEqual([]);
  },

  // The dependency on the stack keeps the stack running until the page is closed, so that its last requests get answers.
  page: async ({ page, stack: _stack, expectedComplaints }, use) => {
    const complaints = listen(page, expectedComplaints);
    await use(page);
    expect(complaints()).toEqual([]);
  },

  openBrowser: async ({ browser, stack: _stack, expectedComplaints }, use) => {
    const opened: { readonly page: Page; readonly complaints: () => string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext({ viewport: DESK, hasTouch: false });
      const page = await context.newPage();
      opened.push({ page, complaints: listen(page, expectedComplaints) });
      return page;
    });
    for (const { page } of opened) await page.context().close();
    expect(opened.flatMap(({ complaints }) => complaints())).toEqual([]);
  },

  otherPage: async ({ openBrowser }, use) => {
    await use(await openBrowser());
  },

  phone: async ({ stack }, use) => {
    await use((number) => new SandboxPhone(stack.sandboxOrigin, number));
  },

  ops: async ({ database, stack }, use) => {
    await use(new OpsTeam(stack.apiAddress(), stack.sandboxOrigin, database));
  },

  advance: async ({ stack }, use) => {
    await use(async (seconds) => {
      const response = await fetch(`${stack.sandboxOrigin}/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance_seconds: seconds }),
      });
      expect(response.status).toBe(200);
      await untilIdle(stack.sandboxOrigin);
    });
  },
});

export { expect, type Page };
