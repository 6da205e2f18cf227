import { expect, type Page } from 'playwright/test';
import { checkScreen } from './screen-check.ts';

/** From the review of a payment through the provider's hosted page and back, paid. */
export async function pay(page: Page, channel: 'M-PESA' | 'Card'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Review & Pay' })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('radio', { name: channel }).check();
  await page.getByRole('button', { name: /Pay/ }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await page.getByRole('radio', { name: channel }).check();
  await page.getByRole('button', { name: /^Pay KES/ }).click();
  await expect(page).toHaveURL(/\/post-payment-success/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
}
