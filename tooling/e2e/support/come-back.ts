import { expect, type Locator } from 'playwright/test';
import { HANGS_MILLISECONDS } from './hangs.ts';

/** Longer than an answer takes. */
const LOOK_MILLISECONDS = 2000;

/**
 * Comes back to the tab of an open screen, which then asks for news, until it shows this. More than once, because an answer that was
 * on its way already does not know of the change. That a screen asks by itself as well, every half minute, is shown by its own test.
 */
export const comeBackTo = (locator: Locator): Promise<void> =>
  expect(async () => {
    await locator
      .page()
      .evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(locator).toBeVisible({ timeout: LOOK_MILLISECONDS });
  }).toPass({ timeout: HANGS_MILLISECONDS });
