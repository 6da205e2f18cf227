import { HANGS_MILLISECONDS } from '../../support/hangs.ts';
import { expect, test } from '../../support/journey.ts';
import { cutOff, NETWORK_COMPLAINTS } from '../../support/network.ts';
import { startWorker } from '../../support/worker.ts';

test.use({ expectedComplaints: [NETWORK_COMPLAINTS] });

const SETTINGS = '/worker/dashboard?tab=settings';
/** Its stylesheet has the same name, and comes before it. */
const DIALOG = /RadixDialog[^/]*\.js/;

test('a question is asked also where the network went after the screen came', async ({
  page,
  context,
  stack,
  phone,
}) => {
  const ahead = page.waitForResponse((response) => DIALOG.test(response.url()));
  await startWorker(page, stack.origin('worker'), phone('+254700000795'), { language: 'sw', path: SETTINGS });
  await (await ahead).finished();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Toka kwenye simu zote' }).click();
  await expect(page.getByRole('alertdialog', { name: /Una uhakika/ })).toBeVisible();
});

test('a question that could not be fetched is asked at the next press', async ({ page, stack, phone }) => {
  const letThrough = await cutOff(page, DIALOG);
  await startWorker(page, stack.origin('worker'), phone('+254700000796'), { language: 'sw', path: SETTINGS });
  const button = page.getByRole('button', { name: 'Toka kwenye simu zote' });
  const failed = page.waitForEvent('requestfailed', (request) => DIALOG.test(request.url()));
  await button.click();
  await failed;
  letThrough();
  const question = page.getByRole('alertdialog', { name: /Una uhakika/ });
  await expect(async () => {
    // A late dialog covers the button, and a press at that moment would answer its question.
    const isAsked = await question.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (!isAsked) await button.click({ timeout: 2000 });
    await expect(question).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: HANGS_MILLISECONDS });
});
