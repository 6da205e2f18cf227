import { expect, type Page, type Request } from 'playwright/test';

/** The browser's clock, which is moved only while no call is on its way: a call that is would be given up as late. */
export interface BrowserClock {
  /** Stands still from now on. */
  stop(): Promise<void>;
  letPass(milliseconds: number): Promise<void>;
  /** Goes on by itself. */
  resume(): Promise<void>;
}

/** Takes over the clock of a page. Call it before the page is opened. */
export async function takeClock(page: Page): Promise<BrowserClock> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const untilQuiet = () =>
    expect.poll(() => [...underWay].map((request) => request.url()), { intervals: [20] }).toEqual([]);
  await page.clock.install();
  return {
    async stop() {
      await untilQuiet();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    },
    async letPass(milliseconds) {
      await untilQuiet();
      await page.clock.runFor(milliseconds);
    },
    resume: () => page.clock.resume(),
  };
}
