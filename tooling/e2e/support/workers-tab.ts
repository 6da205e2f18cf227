import type { Page } from 'playwright/test';

/** Opens the list of workers from any tab of an employer's dashboard. */
export const openWorkers = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Workers' }).click();

/** Chooses a worker in the list for a check. */
export const selectWorker = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name: `Select Worker ${name}` }).click();
