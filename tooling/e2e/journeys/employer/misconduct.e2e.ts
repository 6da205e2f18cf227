import { expect, test } from '../../support/journey.ts';
import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { payForInvited } from '../../support/payment.ts';
import { viewReport } from '../../support/verification-cards.ts';
import { openWorkerProfile } from '../../support/workers-tab.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000073' };
const WORKER = { name: 'Amina Barasa', number: '+254700000074' };
const ALLEGED = 'She left on Monday at noon. The children were alone until four.';
const FOUND = 'Two children were left alone for an afternoon. She confirmed it.';

// spec: routes/worker-alert, worker-profile/misconduct, misconduct/banner
test('an employer finds the registry clear, reports an incident, and reads the record once it is upheld', async ({
  page,
  stack,
  phone,
  ops,
  advance,
}) => {
  const origin = stack.origin('employer');
  const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
  const worker = { name: WORKER.name, phone: phone(WORKER.number) };

  await test.step('pays for a check, and the team looks into the registry', async () => {
    await startSignedIn(page, origin, employer);
    await inviteAccepted(page, employer.phone, worker);
    await payForInvited(page, origin);
    for (const check of await ops.openChecks()) await ops.decide(check, 'clear', 'Seen by the team.');
  });

  await test.step('reads that nothing is on record', async () => {
    await page.goto(`${origin}/dashboard`);
    await viewReport(page, WORKER.name);
    await page.getByRole('link', { name: 'View Misconduct Registry' }).click();
    await expect(page.getByText('No Records Found')).toBeVisible();
    await page.getByText('3 regions, 6 categories: all clear').click();
    await expect(page.getByText('Nairobi and Central')).toBeVisible();
  });

  await test.step('reports an incident, which is no record yet', async () => {
    await page.getByRole('link', { name: 'Report an Incident' }).click();
    await page.getByLabel('What happened').selectOption('Abandonment of duties');
    await page.getByLabel('Where it happened').selectOption('Nairobi and Central');
    await page.getByLabel('Description').fill(ALLEGED);
    await page.getByRole('button', { name: 'Report Incident' }).click();
    await expect(page.getByRole('heading', { name: 'Incident Reported' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Worker Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Worker Information' })).toBeVisible();
    await expect(page.getByText('Misconduct Flags')).toBeHidden();
  });

  await test.step('the team asks the worker, and upholds it', async () => {
    const [incident] = await ops.waitingIncidents();
    expect(incident).toMatchObject({ description: ALLEGED, status: 'reported' });
    const id = incident?.id ?? '';
    await ops.requestStatement(id);
    await worker.phone.message(/tell your side/);
    // She does not answer within her days.
    await advance(5 * 86_400);
    await ops.uphold(id, FOUND);
    expect(await ops.waitingIncidents()).toEqual([]);
  });

  await test.step('reads the record in the words of the team', async () => {
    await openWorkerProfile(page, origin, WORKER.name);
    await expect(page.getByText('Misconduct Flags')).toBeVisible();
    await page.getByRole('link', { name: 'View Misconduct Records' }).click();
    await expect(page.getByRole('heading', { name: 'Abandonment of duties' })).toBeVisible();
    await expect(page.getByText(FOUND)).toBeVisible();
    await expect(page.getByText(ALLEGED)).toBeHidden();
    await page.getByRole('link', { name: 'Back to worker profile' }).click();
    await expect(page.getByRole('heading', { name: 'Worker Information' })).toBeVisible();
  });
});
