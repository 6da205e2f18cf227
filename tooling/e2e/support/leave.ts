import type { Page } from 'playwright/test';

/** A screen that is left open would follow whoever signs in next, or is signed out. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}
