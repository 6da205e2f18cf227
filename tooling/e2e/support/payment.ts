import { expect, type Page } from 'playwright/test';
import { selectWorker } from './workers-tab.ts';

/** From the review of a payment through the provider's hosted page and back, paid. */
export async function pay(page: Page, channel: 'M-PESA' | 'Card'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Review & Pay' })).toBeVisible();
  await page.getByRole('radio', { name: channel }).check();
  await page.getByRole('button', { name: /^Pay KES/ }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await page.getByRole('radio', { name: channel }).check();
  await page.getByRole('button', { name: /^Pay KES/ }).click();
  await expect(page).toHaveURL(/\/post-payment-success/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
}

/** From the dashboard of an employer without invitations: finds a listed worker, and pays for a check of the worker. */
export async function buyCheck(page: Page, workerName: string, packageName: string): Promise<void> {
  await page.getByRole('button', { name: 'Start New Verification' }).click();
  await page.getByPlaceholder('Name, position, or ID number...').fill(workerName);
  await expect(page.getByRole('heading', { name: 'Search Results (1)' })).toBeVisible();
  await selectWorker(page, workerName);
  await page.getByRole('radio', { name: new RegExp(packageName) }).check();
  await page.getByRole('button', { name: 'Pay & Start Verification' }).click();
  await pay(page, 'M-PESA');
}

/** Pays for the check that an invited worker accepted. */
export async function payForInvited(page: Page, employerOrigin: string): Promise<void> {
  await page.goto(`${employerOrigin}/dashboard`);
  await page.getByRole('link', { name: 'Complete Payment' }).click();
  await pay(page, 'M-PESA');
}
