import type { Locator, Page } from 'playwright/test';

/** What a list of facts says of this term. */
export const fact = (page: Page, term: string): Locator =>
  page.getByRole('term').filter({ hasText: term }).locator('+ dd');
