import { expect, test } from '../../support/journey.ts';
import { cutOff, NETWORK_COMPLAINTS } from '../../support/network.ts';
import { startWorker } from '../../support/worker.ts';

test.use({ expectedComplaints: [NETWORK_COMPLAINTS] });

const SCREEN = /assets\/VerificationPage/;

test('a screen that could not be fetched ahead comes at the press, and the page is not loaded again for it', async ({
  page,
  stack,
  phone,
}) => {
  const letThrough = await cutOff(page, SCREEN);
  const failed = page.waitForEvent('requestfailed', (request) => SCREEN.test(request.url()));
  await startWorker(page, stack.origin('worker'), phone('+254700000797'));
  await failed;
  letThrough();
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('link', { name: /^Verification \(/ }).click();
  await expect(page.getByRole('heading', { name: 'Verification Status' })).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});

test('where not even the error screen could be fetched she is told what is wrong, and the screen comes with the network', async ({
  page,
  context,
  stack,
  phone,
}) => {
  const letThrough = await cutOff(page, /assets\/(RouteErrorScreen|VerificationPage)/);
  await startWorker(page, stack.origin('worker'), phone('+254700000798'));
  const verification = page.getByRole('link', { name: /^Verification \(/ });
  await expect(verification).toBeVisible();
  await context.setOffline(true);
  await verification.click();
  await expect(page.getByText(/check your internet connection/)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('You are still offline.')).toBeVisible();
  letThrough();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Verification Status' })).toBeVisible();
});
