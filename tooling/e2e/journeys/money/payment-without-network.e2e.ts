import { readFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright/test';
import { startSignedIn } from '../../support/employer.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { expectCharged, paymentsAtProvider, providerSays } from '../../support/money.ts';
import { cutOff, goOfflineAfter, loseAnswer, NETWORK_COMPLAINTS } from '../../support/network.ts';
import { selectWorker } from '../../support/workers-tab.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000120' };
/** A sample worker. */
const WORKER = 'Zawadi Naliaka';
/** Not the default channel, so that the test sees that it stays chosen. */
const CHANNEL = 'Card';
const PURCHASE = '/api/employer/purchase-package';
const FAILED = 'Payment failed: Network error. Please try again.';

test.use({ seed: 'demo', expectedComplaints: [NETWORK_COMPLAINTS] });

/** A screen that failed to load: its code or its data may be missing. */
const unloaded = (page: Page) =>
  page.getByRole('main').filter({ hasText: /check your internet connection|Failed to load/ });
const screen = (page: Page, title: string) =>
  page.getByRole('main').filter({ has: page.getByRole('heading', { name: title, level: 1 }) });
const pay = (page: Page) => page.getByRole('button', { name: 'Pay KES 1,000' }).click();
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' }).click();

/** Goes to the review with the network lost at each step. The return of the network alone restores the screens. */
async function chooseWithoutNetwork(page: Page, context: BrowserContext): Promise<void> {
  await page.getByRole('button', { name: 'Start New Verification' }).click();
  await page.getByRole('link', { name: `Select Worker ${WORKER}` }).waitFor();
  await context.setOffline(true);
  await selectWorker(page, WORKER);
  await expect(unloaded(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('radio', { name: /Standard Check/ }).check();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Pay & Start Verification' }).click();
  await expect(unloaded(page).or(screen(page, 'Review & Pay'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Pay KES 1,000' })).toBeVisible();

  const letThrough = await cutOff(page, '**/api/packages');
  await page.reload();
  await expect(page.getByText('Failed to load packages.')).toBeVisible();
  letThrough();
  await tryAgain(page);
  await expect(page.getByRole('button', { name: 'Pay KES 1,000' })).toBeVisible();
}

// spec: payment/error-again, payment/hosted, payment-return/receipt, payment-return/continue
test('a payment survives a network that dies at each of its steps, and is made once', async ({
  page,
  context,
  stack,
  phone,
}) => {
  const employer = phone(EMPLOYER.number);
  const chosen = page.getByRole('radio', { name: CHANNEL });
  const told = page.getByRole('status').filter({ hasText: 'Please do not pay again' });
  await startSignedIn(page, stack.origin('employer'), { name: EMPLOYER.name, phone: employer });
  await chooseWithoutNetwork(page, context);

  // The order never leaves the browser.
  await chosen.check();
  await context.setOffline(true);
  await pay(page);
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByText(/^Nothing was charged/)).toBeVisible();
  await context.setOffline(false);
  expect(await paymentsAtProvider(stack)).toEqual([]);
  await tryAgain(page);
  await expect(chosen).toBeChecked();

  // The order arrives, and its answer is lost.
  await loseAnswer(page, PURCHASE);
  await pay(page);
  await expect(page.getByText(FAILED)).toBeVisible();
  const [begun, ...others] = await paymentsAtProvider(stack);
  expect(others).toEqual([]);
  if (begun === undefined) throw new Error('The service opened no payment');
  await page.reload();
  await expect(page.getByText('You have begun this payment')).toBeVisible();
  await expect(chosen).toBeChecked();

  // The navigation to the provider's page is cut. The employer waits here and not on the browser's own error page.
  await goOfflineAfter(page, context, PURCHASE);
  await pay(page);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/checkout\//);

  // The employer pays, and the answer is lost. The provider confirms late. The dashboard leads to the result.
  await providerSays(stack, begun.reference, 'pending');
  await loseAnswer(page, '/checkout/*');
  await page.getByRole('radio', { name: CHANNEL }).check();
  await page.getByRole('button', { name: /^Pay KES/ }).click();
  await page.waitForURL(/^chrome-error:/);
  await page.goto(`${stack.origin('employer')}/verifications-list`);
  await expect(page.getByText('Waiting for your payment. No money received yet.')).toBeVisible();
  await page.getByRole('link', { name: /Complete Payment/ }).click();
  await page.getByRole('link', { name: 'Check Payment' }).click();
  await expect(told).toContainText('has not confirmed your payment yet');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(told).toContainText('Network error. Please try again.');
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  await providerSays(stack, begun.reference, null);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  // A paid payment stays known: without a network, and after a reload with one.
  await context.setOffline(true);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Receipt' }).click(),
  ]);
  expect(await readFile(await receipt.path(), 'utf8')).toContain(begun.reference);
  await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(unloaded(page).or(screen(page, 'My Verifications'))).toBeVisible();
  await context.setOffline(false);
  await expect(
    page.getByText(`Payment successful! You can follow the verification of ${WORKER} here.`),
  ).toBeVisible();
  await expect(page.getByText('Paid. Waiting for consent by SMS.')).toBeVisible();

  await expectCharged(page, stack, [1000]);
  expect(await paymentsAtProvider(stack)).toHaveLength(1);
  await employer.message(/payment received: KES 1,000/);
  expect((await employer.received()).filter((text) => text.includes('payment received'))).toHaveLength(1);
});
