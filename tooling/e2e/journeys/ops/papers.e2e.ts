import { drawnPdf } from '../../support/files.ts';
import { startAtIdentity } from '../../support/identity.ts';
import { expect, test } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { joinTeam } from '../../support/team-member.ts';

const WORKER = { name: 'Amani Wafula', number: '+254700000832', nationalId: '29000832' };

// Chromium reports the refusal of a certificate of another person.
test.use({ expectedComplaints: [/status of 400/] });

// spec: team-case-pages/certificate
test(
  'a police certificate is drawn under the name of its reader, and accepted by its ID number and name',
  { tag: '@desk' },
  async ({ page, browser, stack, phone }) => {
    const origin = stack.origin('ops');
    const context = await browser.newContext();
    const hers = await context.newPage();

    await test.step('the worker hands a PDF in', async () => {
      await startAtIdentity(hers, stack.origin('worker'), phone(WORKER.number), WORKER);
      await hers.goto(`${stack.origin('worker')}/worker/documents`);
      await hers.getByLabel('Photo or PDF of your certificate', { exact: true }).setInputFiles(drawnPdf);
      await expect(hers.getByText('Uploaded ✓')).toBeVisible();
    });

    await joinTeam(page, origin, phone(OPS_PHONES[0]));
    await page.getByRole('link', { name: 'Documents 1' }).click();
    await page.getByRole('button', { name: 'Take the next' }).click();

    await test.step('its page is a picture with the name of the member over it', async () => {
      const drawn = page.getByRole('img', { name: 'Police Clearance' });
      await expect(drawn).toBeVisible();
      expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
      await page.getByRole('button', { name: /^Zoom in/ }).click();
      await expect(drawn).toBeVisible();
    });

    await test.step('a certificate of another person is not accepted', async () => {
      await page.getByRole('radio', { name: 'Accept' }).check();
      await page.getByLabel('Certificate number').fill('PCC-SAMPLE832');
      await page.getByLabel('Day of issue').fill(new Date().toISOString().slice(0, 10));
      await page.getByLabel('Name on the certificate').fill('WAFULA AMANI');
      await page.getByLabel('ID number on the certificate').fill('29000833');
      await page.getByRole('button', { name: 'Decide' }).click();
      await expect(
        page.getByRole('link', { name: 'This is not her ID number. Reject the paper of another person.' }),
      ).toBeVisible();
    });

    await test.step('hers is, and she reads it', async () => {
      await page.getByLabel('ID number on the certificate').fill(WORKER.nationalId);
      await page.getByRole('button', { name: 'Decide' }).click();
      await expect(page.getByText('Accepted.', { exact: true })).toBeVisible();
      await expect(page.getByText('Nothing left to do')).toBeVisible();
      await hers.reload();
      await expect(hers.getByText('Accepted', { exact: true })).toBeVisible();
    });
    await context.close();
  },
);
