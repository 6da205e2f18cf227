import { untilIdle } from '../../support/idle.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { requestNumber, startSignedIn } from '../../support/employer.ts';
import { paymentsAtProvider } from '../../support/money.ts';
import { pay } from '../../support/payment.ts';
import type { Product } from '../../support/product.ts';
import { selectWorker } from '../../support/workers-tab.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000080' };
/** A sample worker. */
const WORKER = { name: 'Zawadi Naliaka', number: '+254700000104' };
const HOUR_SECONDS = 3600;

test.use({ seed: 'demo' });

async function buyFor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start New Verification' }).click();
  await expect(page.getByRole('heading', { name: 'All Workers (6)' })).toBeVisible();
  await page.getByPlaceholder('Name, position, or ID number...').fill('zawadi');
  await expect(page.getByRole('heading', { name: 'Search Results (1)' })).toBeVisible();
  await selectWorker(page, WORKER.name);
  await page.getByRole('radio', { name: /Standard Check/ }).check();
  await page.getByRole('button', { name: 'Pay & Start Verification' }).click();
  await pay(page, 'M-PESA');
}

test.beforeEach(async ({ page, stack, phone }) => {
  await startSignedIn(page, stack.origin('employer'), { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });
  await buyFor(page);
});

// spec: dashboard-home/start, dashboard-workers/search-placeholder, package/existing
// spec: permissions/worker-consent
test('a worker who is asked after the payment says yes, and the case opens', async ({ phone, ops }) => {
  const worker = phone(WORKER.number);
  expect(await ops.openChecks()).toEqual([]);
  await worker.write(`YES ${await requestNumber(worker)}`);
  await phone(EMPLOYER.number).message(/has agreed to the check/);
  expect((await ops.openChecks()).map(({ kind }) => kind)).toContain('final_review');
});

test('a worker who says no costs the employer nothing, and both are told', async ({
  page,
  stack,
  phone,
  ops,
}) => {
  const worker = phone(WORKER.number);
  await worker.write(`NO ${await requestNumber(worker)}`);
  await phone(EMPLOYER.number).message(/has not agreed.*refunded in full/);
  await worker.message(/you said no/);
  await expectRefund(stack);
  expect(await ops.openChecks()).toEqual([]);
  await page.goto(`${stack.origin('employer')}/verifications-list`);
  await expect(page.getByText('The worker declined this check. KES 1,000 refunded.')).toBeVisible();
});

test('a worker who says nothing for 48 hours costs the employer nothing, and both are told', async ({
  stack,
  phone,
  advance,
  ops,
}) => {
  const worker = phone(WORKER.number);
  await requestNumber(worker);
  await advance(49 * HOUR_SECONDS);
  await phone(EMPLOYER.number).message(/has not answered.*refunded in full/);
  await worker.message(/did not answer within 48 hours/);
  await expectRefund(stack);
  expect(await ops.openChecks()).toEqual([]);
});

/** The provider has refunded the payment, by its own records. */
async function expectRefund(product: Product): Promise<void> {
  await untilIdle(product.sandboxOrigin);
  expect(await paymentsAtProvider(product)).toMatchObject([{ status: 'reversed', amount: 100_000 }]);
}
