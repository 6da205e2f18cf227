import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '@repo/chromium/find-chromium';
import pg from 'pg';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import * as z from 'zod';
import { employerSession, employerWith } from '../employer.ts';
import { type Figure, figure, median } from '../figure.ts';
import type { Product } from '../product.ts';
import { promises } from '../promises.ts';
import { say } from '../root.ts';
import { paintOf, PHONE, SLOW_PROFILE, slowPage, slowProcessor } from '../slow-page.ts';
import { payOnce, populate } from '../workers.ts';

const VISITS = 3;
const INVITED = 10;
/** Nine of ten are listed, and the app requests five thousand. */
const WORKERS = 5600;
const TYPED = 'worker a';
const KEY_MS = 150;
/** The time after which the browser has reported the last interaction. */
const TOLD_MS = 1000;

/** Runs in the page before its own scripts. */
const WATCH_INTERACTIONS = `
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;
const interactions = z.array(z.number()).min(1);

/**
 * The employer types, chooses a role and shows more workers. Returns the longest time from an interaction to the next
 * paint.
 */
async function longestInteraction(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(WATCH_INTERACTIONS);
  await page.goto(url);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Workers').click();
  await page.getByRole('heading', { name: 'All Workers (5000)' }).waitFor();
  await slowProcessor(await context.newCDPSession(page));
  await page.evaluate('interactions.length = 0');
  await search(page);
  await sleep(TOLD_MS);
  return Math.max(...interactions.parse(await page.evaluate('interactions')));
}

async function search(page: Page): Promise<void> {
  await page.getByLabel('Search workers').pressSequentially(TYPED, { delay: KEY_MS });
  await page.getByRole('heading', { name: /^Search Results/ }).waitFor();
  await page.getByText('Filter by Role').click();
  await page.getByRole('radio', { name: 'Drivers' }).check();
  await page.getByText('Showing Drivers only').waitFor();
  await page.getByRole('button', { name: 'Show More Workers' }).click();
}

/** The dashboard of a returning employer, and a search among as many workers as the app holds at once. */
export async function measureDashboard({ stack, databaseUrl }: Product): Promise<Figure[]> {
  const employer = await employerWith(stack, INVITED);
  const origin = stack.origin('employer');
  const url = `${origin}/dashboard`;
  const storageState = { cookies: [], origins: [{ origin, localStorage: employerSession(employer) }] };
  const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox'] });
  const visits = (visit: (context: BrowserContext) => Promise<number>) =>
    medianOf(browser, { ...PHONE, storageState }, visit);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const warm = await visits(async (context) => {
      const before = await context.newPage();
      await before.goto(url, { waitUntil: 'networkidle' });
      await before.close();
      return (await paintOf(await slowPage(context), url)).largest;
    });
    await populate(client, 1, WORKERS);
    await payOnce(client);
    const interaction = await visits((context) => longestInteraction(context, url));
    return [
      figure('dashboard, warm cache: largest paint', warm / 1000, promises.warmPaint, SLOW_PROFILE),
      figure('search among 5,000 workers: interaction to next paint', interaction, promises.interaction),
    ];
  } finally {
    await browser.close();
    await client.end();
  }
}

/** Each visit has a new browser context, which keeps nothing of the previous visit. */
async function medianOf(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  visit: (context: BrowserContext) => Promise<number>,
): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < VISITS; time += 1) {
    const context = await browser.newContext(options);
    taken.push(await visit(context));
    await context.close();
  }
  return median(taken);
}
