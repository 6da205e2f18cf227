import { expect, test } from '../../support/journey.ts';
import { buyAgreedCheck } from '../../support/payment.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000090' };
/** A sample worker. */
const WORKER = { name: 'Zawadi Naliaka', number: '+254700000104' };
const A4_SHEETS = 2;

test.use({ seed: 'demo' });

test('a printed report begins with its certificate, and has nothing that can only be pressed', async ({
  page,
  stack,
  phone,
}) => {
  await buyAgreedCheck(page, stack.origin('employer'), {
    employer: { name: EMPLOYER.name, phone: phone(EMPLOYER.number) },
    worker: { name: WORKER.name, phone: phone(WORKER.number) },
  });
  await page.goto(`${stack.origin('employer')}/verifications-list`);
  await page.getByRole('link', { name: /View Report/ }).click();
  await expect(page.getByRole('button', { name: 'Download PDF Report' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Amini verification report');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(WORKER.name);
  await expect(sheet.getByText('In progress: not every check has been decided yet.')).toBeVisible();
  await expect(sheet.getByText(/^Is this report genuine\? Scan/)).toBeVisible();
  await expect(sheet.getByRole('img', { name: /^QR code: .+\/r\/[-0-9A-Z]+$/ })).toBeVisible();
  await expect(sheet.getByText(/cannot promise how somebody will act tomorrow/)).toBeVisible();
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // As high as its page: what takes room above it would have the first page alone.
  await expect(page.getByText('No real money, messages or checks.')).toBeVisible();
  expect((await sheet.boundingBox())?.y).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Source: Referees')).toBeVisible();

  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThanOrEqual(A4_SHEETS);
  await page.emulateMedia({ media: null, colorScheme: null });
  await expect(page.getByRole('article')).toHaveCount(0);
});
