import type { Locator, Page } from 'playwright/test';

/** The row of a worker's paid check. An unpaid invitation has a row of its own. */
export const paidCard = (page: Page, workerName: string): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: workerName, exact: true }),
    hasNotText: 'Invitation accepted.',
  });

/** Opens the report from the card of a paid check. */
export const viewReport = (page: Page, workerName: string): Promise<void> =>
  paidCard(page, workerName).getByRole('link', { name: 'View Report' }).click();
