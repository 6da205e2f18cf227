import type { Locator, Page } from 'playwright/test';

/** What the public site says first, in either language: the part under the heading of the page. */
export const firstView = (page: Page): Locator =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
