import { expect, type Page, type Request } from 'playwright/test';

/** The browser's clock. It moves only while no call is pending: a pending call would time out. */
export interface BrowserClock {
  /** Stops the clock. */
  stop(): Promise<void>;
  letPass(milliseconds: number): Promise<void>;
  /** Starts the clock again. */
  resume(): Promise<void>;
}

/** Takes over the clock of a page. Call it before the page opens. */
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
