import type { Page } from 'playwright/test';

/** An open screen would follow the next sign-in, or be signed out. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}
