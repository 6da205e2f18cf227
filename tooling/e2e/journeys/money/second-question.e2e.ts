import { expect, test } from '../../support/journey.ts';
import { comeBackTo } from '../../support/come-back.ts';
import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { fact } from '../../support/fact.ts';
import { pay, payForInvited } from '../../support/payment.ts';
import { checkDocument } from '../../support/screen-check.ts';
import { paidCard } from '../../support/verification-cards.ts';
import { startWorker } from '../../support/worker.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000150' };
const WORKER = { name: 'Amina Barasa', number: '+254700000151' };

test('a yes to Lite opens no Premium: she is asked anew, says no, and takes Lite back half way', async ({
  page,
  otherPage,
  stack,
  phone,
  ops,
}) => {
  const [employers, workers] = [stack.origin('employer'), stack.origin('worker')];
  const [hers, buyers] = [phone(WORKER.number), phone(EMPLOYER.number)];
  await startSignedIn(page, employers, { name: EMPLOYER.name, phone: buyers });
  await inviteAccepted(page, buyers, { name: WORKER.name, phone: hers }, 'Lite Check');
  await payForInvited(page, employers);
  const registry = (await ops.openChecks()).find(({ kind }) => kind === 'misconduct_registry');
  await ops.decide(registry, 'clear', 'No record in any region.');

  // The deeper package asks her a second time, and names what Lite did not look into.
  await page.goto(`${employers}/verifications-list`);
  await paidCard(page, WORKER.name).getByRole('link', { name: 'View Report' }).click();
  await page.getByRole('button', { name: 'Get the Deep Check' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay KES 2,000' }).click();
  await pay(page, 'M-PESA');
  const [question] = await hers.message(/has paid to check you .*Reply YES 2 or NO 2$/);
  for (const part of ['police record', 'health', 'social media']) expect(question).toContain(part);
  await hers.write('NO 2');
  await buyers.message(/your payment of KES 2,000 is being refunded in full\.$/);
  await page.goto(`${employers}/verifications-list`);
  const deep = paidCard(page, WORKER.name).filter({ hasText: 'Deep Check' });
  await expect(deep).toContainText('The worker declined this check. KES 2,000 refunded.');
  await expect(deep.getByRole('link', { name: 'View Report' })).toHaveCount(0);

  // Her yes to Lite stands. One of its four checks is decided when she takes it back.
  const lite = paidCard(page, WORKER.name).filter({ hasText: 'Lite Check' });
  await lite.getByRole('link', { name: 'View Report' }).click();
  await expect(fact(page, 'Package')).toHaveText('Lite Check');
  await startWorker(otherPage, workers, hers, { path: '/worker/requests' });
  await otherPage.getByRole('button', { name: 'Withdraw consent' }).click();
  const confirm = otherPage.getByRole('alertdialog');
  await expect(confirm).toContainText('gets back the price of those without a result');
  await confirm.getByRole('button', { name: 'Withdraw consent' }).click();
  await buyers.message(/has withdrawn consent .*KES 375 of your payment of KES 500 is being refunded\.$/);
  await comeBackTo(page.getByText(/^The worker withdrew consent on /));
  await expect(page.getByText('No record in any region.')).toBeVisible();
  // Three lines of the list of checks, and their three sections.
  await expect(page.getByText('Stopped', { exact: true })).toHaveCount(6);
  await expect(page.getByText(/Trust Score|Share Report|Get the Deep Check/)).toHaveCount(0);
  await checkDocument(page);

  await page.goto(`${employers}/verifications-list`);
  await expect(lite).toContainText('The worker withdrew consent. KES 375 of KES 500 refunded.');
  await lite.getByRole('link', { name: 'View Report' }).click();
  await expect(page.getByText('No record in any region.')).toBeVisible();
});
