import { expect, test } from '../../support/journey.ts';
import { buyAgreedCheck } from '../../support/payment.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000090' };
/** A sample worker. */
const WORKER = { name: 'Zawadi Naliaka', number: '+254700000104' };
const DAY_SECONDS = 86_400;

test.use({ seed: 'demo' });

test('a date that has passed is moved, and the employer reads why', async ({
  page,
  stack,
  phone,
  advance,
}) => {
  await buyAgreedCheck(page, stack.origin('employer'), {
    employer: { name: EMPLOYER.name, phone: phone(EMPLOYER.number) },
    worker: { name: WORKER.name, phone: phone(WORKER.number) },
  });

  await page.goto(`${stack.origin('employer')}/verifications-list`);
  await page.getByRole('link', { name: /View Report/ }).click();
  await page.getByText('All checks', { exact: true }).click();
  const references = page.getByRole('listitem').filter({ hasText: 'Reference Verification' });
  await expect(references).toContainText('Source: Referees');
  await expect(references).toContainText('Waiting for Zawadi: we asked for the names of 2 references');
  await expect(references).toContainText(/Expected \w+ \d+, \d{4}(?! \()/);

  // More than the three promised business days, and less than the police take.
  await advance(8 * DAY_SECONDS);
  await page.reload();
  await page.getByText('All checks', { exact: true }).click();
  await expect(references).toContainText(/Expected .+ \(was .+\): waiting for the worker’s references\./);
  const certificate = page.getByRole('listitem').filter({ hasText: 'Criminal Background Check' });
  await expect(certificate).toContainText(
    'Waiting for Zawadi: we asked for the police clearance certificate',
  );
  await expect(certificate).toContainText(/Expected \w+ \d+, \d{4}(?! \()/);
});
