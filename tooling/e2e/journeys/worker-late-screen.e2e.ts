import { expect, test } from '../support/journey.ts';
import { cutOff, NETWORK_COMPLAINTS } from '../support/network.ts';
import { startWorker } from '../support/worker.ts';

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
