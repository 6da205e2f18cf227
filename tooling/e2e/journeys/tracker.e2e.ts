import { expect, test } from '../support/journey.ts';
import { askNumber, startSignedIn } from '../support/employer.ts';
import { pay } from '../support/payment.ts';
import { checkScreen } from '../support/screen-check.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000090' };
/** One of the sample workers. */
const WORKER = { name: 'Zawadi Naliaka', number: '+254700000104' };
const DAY_SECONDS = 86_400;

test.use({ seed: 'demo' });

test('a date that has passed is moved, and the employer reads why', async ({
  page,
  stack,
  phone,
  advance,
}) => {
  const worker = phone(WORKER.number);
  await startSignedIn(page, stack.origin('employer'), { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });
  await page.getByRole('button', { name: 'Start New Verification' }).click();
  await page.getByPlaceholder('Name, position, or ID number...').fill('zawadi');
  await expect(page.getByRole('heading', { name: /Search Results \(1\)/ })).toBeVisible();
  await page
    .getByRole('link', { name: /Select Worker/ })
    .or(page.getByRole('button', { name: /Select Worker/ }))
    .click();
  await page.getByRole('radio', { name: /Standard Check/ }).check();
  await page.getByRole('button', { name: 'Pay & Start Verification' }).click();
  await pay(page, 'M-PESA');
  await worker.write(`YES ${await askNumber(worker)}`);
  await phone(EMPLOYER.number).waitFor(/has agreed to the check/);

  await page.goto(`${stack.origin('employer')}/verifications-list`);
  await page.getByRole('link', { name: /View Report/ }).click();
  const references = page.getByRole('listitem').filter({ hasText: 'Reference Verification' });
  await expect(references).toContainText('Source: Referees');
  await expect(references).toContainText('Our team calls her references');
  await expect(references).toContainText(/Expected \w+ \d+, \d{4}$/);

  // More than the three business days that were promised, and less than the police take.
  await advance(8 * DAY_SECONDS);
  await expect(async () => {
    await page.reload();
    await expect(references).toContainText(/Expected .+ \(was .+\): our team is behind with it\.$/, {
      timeout: 2000,
    });
  }).toPass();
  const certificate = page.getByRole('listitem').filter({ hasText: 'Criminal Background Check' });
  await expect(certificate).toContainText('Waiting for the worker’s certificate');
  await expect(certificate).toContainText(/Expected \w+ \d+, \d{4}$/);
  await checkScreen(page);
});
