import type { BrowserContext, Page, Route } from 'playwright/test';

/**
 * The console errors of Chromium after a loss of the network, and of the app for a screen whose code did not arrive. A
 * payment that is not yet known answers 402.
 */
export const NETWORK_COMPLAINTS =
  /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_RESET|NETWORK_CHANGED)|Loading chunk failed|dynamically imported module|status of 402/;

/** Forwards a call unchanged. This process cannot resolve names below localhost. */
function letThrough(route: Route) {
  const url = new URL(route.request().url());
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, maxRedirects: 0 });
}

// The routes below stay in place: a request that is pending when Playwright removes a route may never end.

/** Cuts all requests to these addresses until the returned function lets them through. */
export async function cutOff(page: Page, addresses: RegExp | string): Promise<() => void> {
  let isAway = true;
  await page.route(addresses, (route) => (isAway ? route.abort() : route.continue()));
  return () => {
    isAway = false;
  };
}

async function routeNext(page: Page, path: string, handle: (route: Route) => Promise<void>): Promise<void> {
  let isNext = true;
  await page.route(`**${path}`, async (route) => {
    if (!isNext) return route.fallback();
    isNext = false;
    return handle(route);
  });
}

/** The next call to this path reaches the service, which handles it. Its answer never arrives. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await routeNext(page, path, async (route) => {
    await letThrough(route);
    await route.abort('connectionreset');
  });
}

/** The next call to this path gets its answer, and the network is lost at that moment. */
export async function goOfflineAfter(page: Page, context: BrowserContext, path: string): Promise<void> {
  await routeNext(page, path, async (route) => {
    const response = await letThrough(route);
    await context.setOffline(true);
    await route.fulfill({ response });
  });
}

/** Holds calls to these paths until the returned function releases them, as a slow network does. */
export async function holdBack(page: Page, paths: readonly RegExp[]): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route(
    ({ pathname }) => paths.some((path) => path.test(pathname)),
    async (route) => {
      await gate.promise;
      await route.continue();
    },
  );
  return () => gate.resolve(undefined);
}
