import type { Locator, Page } from 'playwright/test';

/** The first section of a public page, in either language: the section with the heading of the page. */
export const firstView = (page: Page): Locator =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
