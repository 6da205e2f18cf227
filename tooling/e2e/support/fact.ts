import type { Locator, Page } from 'playwright/test';

/** The value of this term in a list of facts. */
export const fact = (page: Page, term: string): Locator =>
  page.getByRole('term').filter({ hasText: term }).locator('+ dd');
