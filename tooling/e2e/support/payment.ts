import { expect, type Page } from 'playwright/test';
import { requestNumber, startSignedIn, type Person } from './employer.ts';
import { selectWorker } from './workers-tab.ts';

type Channel = 'M-PESA' | 'Card';

/** From the review of a payment to the provider's hosted page. */
export async function openCheckout(page: Page, channel: Channel): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Review & Pay' })).toBeVisible();
  await page.getByRole('radio', { name: channel }).check();
  await page.getByRole('button', { name: /^Pay KES/ }).click();
  await expect(page).toHaveURL(/\/checkout\//);
}

/** From the provider's hosted page back to the product. */
export async function payAtProvider(page: Page, channel: Channel): Promise<void> {
  await page.getByRole('radio', { name: channel }).check();
  await page.getByRole('button', { name: /^Pay KES/ }).click();
  await expect(page).toHaveURL(/\/post-payment-success/);
}

/** From the review of a payment through the provider's hosted page and back, paid. */
export async function pay(page: Page, channel: Channel): Promise<void> {
  await openCheckout(page, channel);
  await payAtProvider(page, channel);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
}

/** From the dashboard of an employer without invitations: finds a listed worker, up to the review of the payment. */
export async function chooseCheck(page: Page, workerName: string, packageName: string): Promise<void> {
  await page.getByRole('button', { name: 'Start New Verification' }).click();
  await page.getByPlaceholder('Name, position, or ID number...').fill(workerName);
  await expect(page.getByRole('heading', { name: 'Search Results (1)' })).toBeVisible();
  await selectWorker(page, workerName);
  await page.getByRole('radio', { name: new RegExp(packageName) }).check();
  await page.getByRole('button', { name: 'Pay & Start Verification' }).click();
}

/** The same, paid. */
export async function buyCheck(page: Page, workerName: string, packageName: string): Promise<void> {
  await chooseCheck(page, workerName, packageName);
  await pay(page, 'M-PESA');
}

/** A new employer buys the check of a listed worker, who agrees by SMS: the work on it can begin. */
export async function buyAgreedCheck(
  page: Page,
  employerOrigin: string,
  { employer, worker }: { readonly employer: Person; readonly worker: Person },
): Promise<void> {
  await startSignedIn(page, employerOrigin, employer);
  await buyCheck(page, worker.name, 'Standard Check');
  await worker.phone.write(`YES ${await requestNumber(worker.phone)}`);
  await employer.phone.message(/has agreed to the check/);
}

/** Pays for the check that an invited worker accepted. */
export async function payForInvited(page: Page, employerOrigin: string): Promise<void> {
  await page.goto(`${employerOrigin}/dashboard`);
  await page.getByRole('link', { name: 'Complete Payment' }).click();
  await pay(page, 'M-PESA');
}
