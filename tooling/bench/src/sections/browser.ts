import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '@repo/test-all/chromium';
import { type Browser, chromium, type Page } from 'playwright';
import * as z from 'zod';
import { brotli, kilobytes } from '../bundle.ts';
import { type Figure, figure, median } from '../figure.ts';
import type { Product } from '../product.ts';
import { say } from '../root.ts';
import { measureFloor } from './bundles.ts';

const SIGN_IN_KB = 95;
const SIGN_IN_SHARE = 1.2;
const LANDING_SCRIPT_KB = 15;
const LANDING_KB = 100;
const PAINTS = 5;
const PAINT_MS = 30_000;

/** A cheap phone on a busy mobile network. */
const SLOW = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
const SLOWER_CPU = 6;

type Loaded = { kind: string; bytes: number };

/** Everything that an address makes a browser load until it is quiet, with texts as brotli sends them. */
async function load(browser: Browser, url: string): Promise<Loaded[]> {
  const page = await browser.newPage();
  const pending: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (response.ok() && !['fetch', 'xhr'].includes(kind))
      pending.push(response.body().then((body) => ({ kind, bytes: brotli(body) })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = await Promise.all(pending);
  await page.close();
  return loaded;
}

const sum = (loaded: readonly Loaded[], kind?: string) =>
  kilobytes(
    loaded.filter((one) => kind === undefined || one.kind === kind).reduce((all, one) => all + one.bytes, 0),
  );

const paintSeen = z.object({ largest: z.number(), shift: z.number() });
type Paint = z.infer<typeof paintSeen>;

/** Runs inside the page, from its first moment. */
const WATCH_PAINTS = `
  globalThis.seenPaints = { largest: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seenPaints.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seenPaints.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function paintOnce(page: Page, url: string): Promise<Paint> {
  await page.goto(url, { waitUntil: 'networkidle' });
  // A slowed processor paints some time after the last byte has come.
  const until = performance.now() + PAINT_MS;
  for (;;) {
    const seen = paintSeen.parse(await page.evaluate('globalThis.seenPaints'));
    if (seen.largest > 0) return seen;
    if (performance.now() > until) throw new Error(`${url} painted nothing.`);
    await sleep(100);
  }
}

/** The first visit on the slow profile, each time with nothing kept. */
async function paint(browser: Browser, url: string, locale = 'en-KE'): Promise<Paint> {
  const paints: Paint[] = [];
  for (let time = 0; time < PAINTS; time += 1) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale });
    const page = await context.newPage();
    await page.addInitScript(WATCH_PAINTS);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    paints.push(await paintOnce(page, url));
    await context.close();
  }
  return {
    largest: median(paints.map((one) => one.largest)) / 1000,
    shift: Math.max(...paints.map((one) => one.shift)),
  };
}

/** What first visits load and how soon they see something, in a real browser. */
export async function measureBrowser({ stack }: Product): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox'] });
  try {
    const signInUrl = `${stack.origin('employer')}/login`;
    const signIn = sum(await load(browser, signInUrl), 'script');
    const floor = await measureFloor();
    const profile = '150 ms, 1.6 Mbit/s, CPU slowed 6 x';
    const landing = async (name: string, path: string): Promise<Figure[]> => {
      const url = stack.origin() + path;
      const loaded = await load(browser, url);
      const { largest, shift } = await paint(browser, url);
      return [
        figure(`${name}: script`, sum(loaded, 'script'), ['at most', LANDING_SCRIPT_KB, 'KB']),
        figure(`${name}: everything`, sum(loaded), ['at most', LANDING_KB, 'KB']),
        figure(`${name}: largest paint`, largest, ['at most', 1.5, 's'], profile),
        figure(`${name}: layout shift`, shift, ['at most', 0.05, '']),
      ];
    };
    const publicSite = [...(await landing('landing', '/')), ...(await landing('welcome page', '/welcome'))];
    const signInPaint = await paint(browser, signInUrl);
    const entryUrl = `${stack.origin('worker')}/worker`;
    const entryPaint = await paint(browser, entryUrl);
    const kiswahiliPaint = await paint(browser, entryUrl, 'sw-KE');
    return [
      figure('sign-in page: script, brotli', signIn, ['at most', SIGN_IN_KB, 'KB']),
      figure(
        'sign-in page: script vs floor',
        signIn / floor,
        ['at most', SIGN_IN_SHARE, 'x'],
        `floor ${floor.toFixed(1)} KB`,
      ),
      ...publicSite,
      figure('sign-in page: largest paint', signInPaint.largest, ['at most', 2.5, 's'], profile),
      figure("worker's entry: largest paint", entryPaint.largest, ['at most', 2.5, 's'], profile),
      figure(
        "worker's entry in Kiswahili: largest paint",
        kiswahiliPaint.largest,
        ['at most', 2.5, 's'],
        profile,
      ),
      figure('sign-in page: layout shift', signInPaint.shift, ['at most', 0.05, '']),
      figure("worker's entry: layout shift", Math.max(entryPaint.shift, kiswahiliPaint.shift), [
        'at most',
        0.05,
        '',
      ]),
    ];
  } finally {
    await browser.close();
  }
}
