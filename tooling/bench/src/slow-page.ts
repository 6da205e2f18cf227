import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import * as z from 'zod';

const PAINT_MS = 30_000;

/** A cheap phone on a busy mobile network. */
const SLOW = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
const SLOWER_CPU = 6;
export const SLOW_PROFILE = '150 ms, 1.6 Mbit/s, CPU slowed 6 x';
export const PHONE = { viewport: { width: 360, height: 740 }, locale: 'en-KE' };

const paintSeen = z.object({ largest: z.number(), shift: z.number() });
export type Paint = z.infer<typeof paintSeen>;

/** Runs in the page before its own scripts. */
const WATCH_PAINTS = `
  globalThis.seenPaints = { largest: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seenPaints.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seenPaints.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

export const slowProcessor = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });

/** A page with the slow profile, which records its own paints. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(WATCH_PAINTS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await slowProcessor(session);
  return page;
}

/** The paints of an address on such a page. */
export async function paintOf(page: Page, url: string): Promise<Paint> {
  await page.goto(url, { waitUntil: 'networkidle' });
  // A slowed processor paints some time after the last byte arrives.
  const until = performance.now() + PAINT_MS;
  for (;;) {
    const seen = paintSeen.parse(await page.evaluate('globalThis.seenPaints'));
    if (seen.largest > 0) return seen;
    if (performance.now() > until) throw new Error(`${url} painted nothing.`);
    await sleep(100);
  }
}
