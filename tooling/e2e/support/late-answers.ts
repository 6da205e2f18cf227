import type { Page, Request, Route } from 'playwright/test';
import { expect, test as journey } from './journey.ts';
import { watchShifts } from './layout-shifts.ts';
import { checkDocument } from './screen-check.ts';

/** Which of the calls that wait for their answer is answered next. */
type Order = 'oldest first' | 'newest first';

/** So often in a row nothing may wait or be on its way before all of a screen is there. */
const QUIET_LOOKS = 4;
const CALLS = new Set(['fetch', 'xhr']);
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

export interface LateScreen {
  /** Path and query. */
  readonly path: string;
  /** What stands on it once everything has come. */
  readonly shows: string | RegExp;
  /** What the screen before it handed on. */
  readonly state?: object | undefined;
}

/** What is there has been drawn, and a moment has passed in which it could have moved. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );

/**
 * Loads the page again, and gives each of its calls its answer only after all that came before was drawn: the slowest network that
 * a screen can meet, without its luck. Returns the most calls that waited at once: where it was one, every order is the same.
 */
async function reloadWithLateAnswers(page: Page, order: Order): Promise<number> {
  const waiting: Route[] = [];
  const underWay = new Set<Request>();
  let most = 0;
  const hold = async (route: Route) => {
    if (!CALLS.has(route.request().resourceType())) return route.continue();
    waiting.push(route);
    most = Math.max(most, waiting.length);
    return undefined;
  };
  const begin = (request: Request) => {
    if (!CALLS.has(request.resourceType())) underWay.add(request);
  };
  const end = (request: Request) => underWay.delete(request);
  await page.route('**', hold);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.reload({ waitUntil: 'domcontentloaded' });
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet += 1) {
    await drawn(page);
    // Code that is still on its way may ask for more.
    if (underWay.size > 0) quiet = 0;
    const route = order === 'oldest first' ? waiting.shift() : waiting.pop();
    if (route === undefined) continue;
    quiet = 0;
    await route.continue();
    await route.request().response();
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  await page.unroute('**', hold);
  return most;
}

/** Puts the browser, which is on this site, on a screen as the screen before it would, and lets its answers come late. */
async function showLate(page: Page, { path, shows, state }: LateScreen, order: Order): Promise<number> {
  await page.evaluate(([address, usr]) => history.replaceState({ usr, key: 'handed', idx: 0 }, '', address), [
    path,
    state ?? null,
  ] as const);
  const most = await reloadWithLateAnswers(page, order);
  await expect(page.getByRole('main')).toContainText(shows);
  return most;
}

/** From here on the page moves because it is looked at in other ways. */
const endWatch = (page: Page) => page.evaluate(() => dispatchEvent(new Event('input')));

interface Fixtures {
  /**
   * Shows each screen of the site on which the browser is, on a phone and at a desk. Its answers come late, in either order, and
   * nothing that is there already moves by more than a page may. What moves on the way to the screens is another test's.
   */
  expectEachStill: (screens: readonly LateScreen[]) => Promise<void>;
}

export const test = journey.extend<Fixtures>({
  expectEachStill: async ({ page }, use) => {
    const shifts = await watchShifts(page);
    await use(async (screens) => {
      await endWatch(page);
      shifts.forget();
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        for (const screen of screens)
          await test.step(`${screen.path} at ${String(size.width)} px`, async () => {
            const most = await showLate(page, screen, 'oldest first');
            if (most > 1) await showLate(page, screen, 'newest first');
            await endWatch(page);
            if (size === PHONE) await checkDocument(page);
          });
      }
      await page.setViewportSize(PHONE);
      expect(shifts.tooFar(), 'what moved while a screen came').toEqual([]);
    });
  },
});

export { expect };
