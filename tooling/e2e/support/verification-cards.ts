import { expect, type Locator, type Page } from 'playwright/test';

/** The row of a worker's paid check. An unpaid invitation has a row of its own. */
export const paidCard = (page: Page, workerName: string): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: workerName, exact: true }),
    hasNotText: 'Invitation accepted.',
  });

/** The selected check of a worker, which stands beside the list of a desk. */
export const besideList = (page: Page, workerName: string): Locator =>
  page.getByRole('region', { name: workerName, exact: true });

/** Opens the report of a paid check from the list: by its row, or at a desk beside the row that is selected. */
export async function viewReport(page: Page, workerName: string): Promise<void> {
  const card = paidCard(page, workerName);
  await expect(card).toBeVisible();
  const row = card.getByRole('button', { name: workerName, exact: true });
  const isDesk = (await row.count()) > 0;
  if (isDesk) await row.click();
  const place = isDesk ? besideList(page, workerName) : card;
  await place.getByRole('link', { name: 'View Report' }).click();
}
