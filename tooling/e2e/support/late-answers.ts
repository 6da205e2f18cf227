import type { Page, Request, Route } from 'playwright/test';
import { expect, test as journey } from './journey.ts';
import { watchShifts } from './layout-shifts.ts';
import { checkDocument } from './screen-check.ts';

/** The order in which waiting calls get their answers. */
type Order = 'oldest first' | 'newest first';

/** A screen is complete after so many checks in a row without a waiting or pending call. */
const QUIET_LOOKS = 4;
const CALLS = new Set(['fetch', 'xhr']);
const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

type Size = typeof DESK;

export interface LateScreen {
  /** Path and query. */
  readonly path: string;
  /** The text of the complete screen. */
  readonly shows: string | RegExp;
  /** The state that the screen before it passed on. */
  readonly state?: object | undefined;
}

/**
 * Resolves after the content is drawn, and after a further frame in which it could have moved. Frames take longer on a
 * busy machine, as the page's own work does: a fixed time would not.
 */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  );

/**
 * Reloads the page, and answers each of its calls only after all earlier answers were drawn: the slowest network that a
 * screen can meet, without chance. Returns the highest number of waiting calls. At one, both orders are the same.
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
    // Pending code may make more calls.
    if (underWay.size > 0) quiet = 0;
    const route = order === 'oldest first' ? waiting.shift() : waiting.pop();
    if (route === undefined) continue;
    quiet = 0;
    await route.continue();
    // The page has the whole answer, not only its beginning.
    await (await route.request().response())?.finished();
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  await page.unroute('**', hold);
  return most;
}

/** Puts the browser, already on this site, on a screen with the state of the previous screen, and answers its calls late. */
async function showLate(page: Page, { path, shows, state }: LateScreen, order: Order): Promise<number> {
  await page.evaluate(([address, usr]) => history.replaceState({ usr, key: 'handed', idx: 0 }, '', address), [
    path,
    state ?? null,
  ] as const);
  const most = await reloadWithLateAnswers(page, order);
  await expect(page.getByRole('main')).toContainText(shows);
  return most;
}

/** Ends the watch, because the checks that follow move the page themselves. */
const endWatch = (page: Page) => page.evaluate(() => dispatchEvent(new Event('input')));

interface Options {
  /** The sizes at which each screen comes, and those of them at which its document is checked. */
  screenSizes: { readonly all: readonly Size[]; readonly withDocument: readonly Size[] };
}

interface Fixtures {
  /**
   * Shows each screen of the browser's current site at each size. The answers come late, in either order.
   * Content that is already there must not move by more than the limit of a page. Another test covers the moves on the
   * way to the screens.
   */
  expectEachStill: (screens: readonly LateScreen[]) => Promise<void>;
}

export const test = journey.extend<Options & Fixtures>({
  screenSizes: [{ all: [PHONE, DESK], withDocument: [PHONE] }, { option: true }],
  expectEachStill: async ({ page, screenSizes: { all, withDocument } }, use) => {
    const shifts = await watchShifts(page);
    await use(async (screens) => {
      await endWatch(page);
      shifts.forget();
      for (const size of all) {
        await page.setViewportSize(size);
        for (const screen of screens)
          await test.step(`${screen.path} at ${String(size.width)} px`, async () => {
            const most = await showLate(page, screen, 'oldest first');
            if (most > 1) await showLate(page, screen, 'newest first');
            await endWatch(page);
            if (withDocument.includes(size)) await checkDocument(page);
          });
      }
      await page.setViewportSize(PHONE);
      expect(shifts.tooFar(), 'what moved while a screen came').toEqual([]);
    });
  },
});

export { expect };
