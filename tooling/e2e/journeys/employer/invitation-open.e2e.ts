import { comeBackTo } from '../../support/come-back.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { requestNumber, startSignedIn, type Person } from '../../support/employer.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000120' };
const WORKER = { name: 'Amina Barasa', number: '+254700000121' };
const HOUR_SECONDS = 3600;

/** Compares the packages and sends the filled form, up to the screen that waits for the reply. */
async function inviteAndWait(page: Page, worker: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(worker.name);
  await page.getByLabel('Phone Number').fill(worker.phone.number);
  await page.getByRole('button', { name: 'Compare packages' }).click();
  await page.getByRole('radio', { name: /Premium Check/ }).check();
  await page.getByRole('button', { name: 'Send Invitation & Pay' }).click();
  await expect(page).toHaveURL(/\/invitationSent$/);
  await expect(page.getByRole('heading', { name: 'Invitation Sent!' })).toBeVisible();
  await expect(page.getByText('Invitation expires in 48 hours')).toBeVisible();
}

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.describe('an invitation whose screen stays open', () => {
  test.beforeEach(async ({ page, stack, phone }) => {
    await startSignedIn(page, stack.origin('employer'), {
      name: EMPLOYER.name,
      phone: phone(EMPLOYER.number),
    });
    await page.getByRole('link', { name: 'Invite Worker' }).click();
    await inviteAndWait(page, { name: WORKER.name, phone: phone(WORKER.number) });
  });

  // spec: package/new-invite, package/new-invite-later, invitation-sent/accepted
  // spec: invitation-sent/accepted-pay, invitation-sent/pending, invitation-sent/expires
  // spec: invitation-sent/polled, invitation-sent/accepted-allows
  test('runs out there by itself, and can be sent again', async ({ page, phone, advance }) => {
    const worker = phone(WORKER.number);
    const first = await requestNumber(worker);
    await advance(25 * HOUR_SECONDS);
    await worker.message(/Reply YES/, 1);
    await advance(22 * HOUR_SECONDS);
    await comeBackTo(page.getByText('Invitation expires in 48 hours'));

    await advance(HOUR_SECONDS);
    await phone(EMPLOYER.number).message(/has not answered within 48 hours/);
    await comeBackTo(told(page, 'The invitation expired without an answer. Nothing was charged.'));
    await expect(page.getByText('Invitation expires in 48 hours')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What happens next' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to Dashboard', exact: true })).toBeVisible();

    // A late reply is refused. After a second invitation, the worker can accept.
    const before = (await worker.received()).length;
    await worker.write(`YES ${first}`);
    await worker.message(/you have no open questions/, before);
    const again = (await worker.received()).length;
    await page.getByRole('link', { name: 'Invite Again' }).click();
    await inviteAndWait(page, { name: WORKER.name, phone: worker });
    const [, number] = await worker.message(/Reply YES (\d+) or NO \1/, again);
    await worker.write(`YES ${number ?? ''}`);
    await phone(EMPLOYER.number).message(/has accepted/);
    await comeBackTo(told(page, 'Invitation accepted!'));
    await page.getByRole('link', { name: 'Complete Payment - KES 2,000' }).click();
    await expect(page.getByRole('heading', { name: 'Review & Pay' })).toBeVisible();
    await expect(page.getByText('The worker has agreed.')).toBeVisible();
  });

  // spec: invitation-sent/polled
  test('is declined there by itself, and asks for nothing', async ({ page, phone }) => {
    const worker = phone(WORKER.number);
    await worker.write(`NO ${await requestNumber(worker)}`);
    await phone(EMPLOYER.number).message(/has declined/);
    await comeBackTo(told(page, 'The worker declined the invitation. Nothing was charged.'));
    await expect(page.getByRole('link', { name: /Complete Payment/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to Dashboard', exact: true })).toBeVisible();
  });
});
