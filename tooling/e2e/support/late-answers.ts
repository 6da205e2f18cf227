import type { Page, Route } from 'playwright/test';

/** Which of the calls that wait for their answer is answered next. */
export type Order = 'oldest first' | 'newest first';

/** So often in a row nothing may wait before all of a screen is there: its code may still be on its way. */
const QUIET_LOOKS = 4;
const CALLS = new Set(['fetch', 'xhr']);

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
 * a screen can meet, without its luck.
 */
export async function reloadWithLateAnswers(page: Page, order: Order): Promise<void> {
  const waiting: Route[] = [];
  const hold = async (route: Route) => {
    if (CALLS.has(route.request().resourceType())) waiting.push(route);
    else await route.continue();
  };
  await page.route('**', hold);
  await page.reload({ waitUntil: 'domcontentloaded' });
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet += 1) {
    await drawn(page);
    const route = order === 'oldest first' ? waiting.shift() : waiting.pop();
    if (route === undefined) continue;
    quiet = 0;
    await route.continue();
    await route.request().response();
  }
  await page.unroute('**', hold);
}
