import type { BrowserContext, Page, Route } from 'playwright/test';

/**
 * What Chromium says on its console of a network that is gone, and the app of a screen whose code did not come. A payment that
 * nobody knows of yet is answered by 402.
 */
export const NETWORK_COMPLAINTS =
  /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_RESET|NETWORK_CHANGED)|Loading chunk failed|dynamically imported module|status of 402/;

/** Lets a call through as it is; this process cannot look up names below localhost. */
function letThrough(route: Route) {
  const url = new URL(route.request().url());
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, maxRedirects: 0 });
}

// Whatever is watched here stays watched: a request that is under way in the moment in which Playwright stops may never end.

/** Nothing comes from these addresses any more, until they are let through. */
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

/** The next call to this path reaches the service, which does what it is asked; its answer never arrives. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await routeNext(page, path, async (route) => {
    await letThrough(route);
    await route.abort('connectionreset');
  });
}

/** The next call to this path is answered, and with its answer the network is gone. */
export async function goOfflineAfter(page: Page, context: BrowserContext, path: string): Promise<void> {
  await routeNext(page, path, async (route) => {
    const response = await letThrough(route);
    await context.setOffline(true);
    await route.fulfill({ response });
  });
}

/** Calls to these paths stay on their way until they are let go, as they do where the network is slow. */
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
