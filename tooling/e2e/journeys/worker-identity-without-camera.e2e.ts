import { expect, test } from '../support/journey.ts';
import { press, sendFiles, startAtIdentity } from '../support/identity.ts';
import { checkScreen } from '../support/screen-check.ts';

test.describe.configure({ timeout: 180_000 });

// This browser has no camera.
test('without any camera she goes on with photos from her phone', async ({ page, stack, phone }) => {
  await startAtIdentity(page, stack.origin('worker'), phone('+254700000806'), {
    name: 'Achieng Auma',
    nationalId: '29000806',
  });
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await press(page, 'Start');
  await expect(page.getByText('No camera was found')).toBeVisible();
  await checkScreen(page);
  await sendFiles(page);
  await expect(page.getByText('Identity Verified')).toBeVisible({ timeout: 30_000 });
});
