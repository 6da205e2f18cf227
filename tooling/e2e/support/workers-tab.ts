import { expect, type Page } from 'playwright/test';

/** Opens the list of workers from any tab of an employer's dashboard. */
export const openWorkers = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Workers' }).click();

/** Chooses a worker in the list for a check. */
export const selectWorker = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name: `Select Worker ${name}` }).click();

/** Opens a worker's profile from the dashboard, as an employer does. */
export async function openWorkerProfile(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await openWorkers(page);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Worker Information' })).toBeVisible();
}
