import { expect, type Locator } from 'playwright/test';
import { HANGS_MILLISECONDS } from './hangs.ts';

/** Longer than an answer takes. */
const LOOK_MILLISECONDS = 2000;

/**
 * Returns to the tab of an open screen until the screen shows the locator. Each return makes the screen fetch news. It
 * repeats, because an answer that was already pending lacks the change. A separate test shows that a screen also polls
 * every half minute.
 */
export const comeBackTo = (locator: Locator): Promise<void> =>
  expect(async () => {
    await locator
      .page()
      .evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(locator).toBeVisible({ timeout: LOOK_MILLISECONDS });
  }).toPass({ timeout: HANGS_MILLISECONDS });
