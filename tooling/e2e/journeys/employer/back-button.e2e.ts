import type { Locator } from 'playwright/test';
import { logOut, requestNumber, startSignedIn } from '../../support/employer.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { expectCharged, paymentsAtProvider } from '../../support/money.ts';
import { NETWORK_COMPLAINTS } from '../../support/network.ts';
import type { SandboxPhone } from '../../support/sandbox-phone.ts';
import { openWorkers, selectWorker } from '../../support/workers-tab.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000130' };
const INVITED = { name: 'Amina Barasa', number: '+254700000131' };
const COMPARED = { name: 'Wambui Barasa', number: '+254700000132' };
/** A sample worker. */
const WORKER = { name: 'Zawadi Naliaka', number: '+254700000104' };

test.use({ expectedComplaints: [NETWORK_COMPLAINTS] });

/** The only cook of this name, beyond the cards of the first page. */
const FAR_DOWN = 'Mwikali Njoroge';

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A double press sent only one text to this phone. */
async function expectOneText(phone: SandboxPhone, pattern: RegExp): Promise<void> {
  await phone.message(pattern);
  expect((await phone.received()).filter((text) => pattern.test(text))).toHaveLength(1);
}

async function signUpAndBack(page: Page, employerOrigin: string, employer: SandboxPhone): Promise<void> {
  await page.goto(`${employerOrigin}/signup`);
  await page.getByLabel('Full Name').fill(EMPLOYER.name);
  await page.getByLabel('Phone Number').fill(EMPLOYER.number);
  await page.getByLabel('Location').fill('Nairobi');
  await press(page, 'Get Started').dblclick();
  await expect(title(page, 'Verify Your Phone')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue(EMPLOYER.name);
  await page.goForward();
  await page.getByLabel('Digit 1 of 6').fill(await employer.code());
  await expectOneText(employer, /code is/);
  await press(page, 'Verify Code').dblclick();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(title(page, 'Welcome, Njeri')).toBeVisible();
}

async function inviteAndBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Invite Worker' }).click();
  await page.getByLabel('Full Name').fill(INVITED.name);
  await page.getByLabel('Phone Number').fill(INVITED.number);
  await page.getByRole('radio', { name: /Standard Check/ }).check();
  await press(page, 'Send Invitation').dblclick();
  await expect(title(page, 'Invitation Sent Successfully!')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Welcome, Njeri')).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await page.goBack();
}

/** Invites through the comparison of the packages, from which the back button leads to the form. */
async function compareAndInvite(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Invite Worker' }).click();
  // Before a worker is named the comparison only chooses.
  await press(page, 'Compare Packages').click();
  await page.getByRole('radio', { name: /Premium Check/ }).check();
  await press(page, 'Choose This Package').click();
  await expect(page.getByRole('radio', { name: /Premium Check/ })).toBeChecked();
  await page.getByRole('radio', { name: /Standard Check/ }).check();
  await page.getByLabel('Full Name').fill(COMPARED.name);
  await page.getByLabel('Phone Number').fill(COMPARED.number);
  await press(page, 'Compare Packages').click();
  await expect(title(page, 'Choose Package')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue(COMPARED.name);
  await page.goForward();
  await press(page, 'Send Invitation & Pay').dblclick();
  await expect(title(page, 'Invitation Sent!')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(title(page, 'Invitation Sent!')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard', exact: true }).click();
}

/**
 * Scrolls as a finger does, so that every card on the way is drawn. A card that is drawn late would move the target under
 * the press.
 */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  const depth = () => page.evaluate(() => scrollY);
  const height = page.viewportSize()?.height ?? 0;
  const isSeen = async () => {
    const box = await target.boundingBox();
    return box !== null && box.y + box.height < height * 0.9;
  };
  for (let before = await depth(); !(await isSeen()); before = await depth()) {
    await page.mouse.wheel(0, height / 2);
    await expect.poll(depth).toBeGreaterThan(before);
  }
}

/** Opens a worker far down in a searched, filtered and extended list, and returns in both ways. */
async function openWorkerAndBack(page: Page): Promise<void> {
  await openWorkers(page);
  await page.getByRole('searchbox').fill('cook');
  await page.getByText('Filter by Role').click();
  await page.getByRole('radio', { name: 'Cooks' }).check();
  await expect(page.getByRole('heading', { name: 'Search Results (50)' })).toBeVisible();
  await page.getByText('Filter by Role').click();
  const worker = page.getByRole('link', { name: FAR_DOWN, exact: true });
  await expect(worker).toHaveCount(0);
  const more = press(page, 'Show More Workers');
  await scrollTo(page, more);
  await more.click();
  await expect(worker).toBeAttached();
  await scrollTo(page, worker);
  const expectAsLeft = async () => {
    await expect(page.getByText('Showing Cooks only')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('cook');
    await expect(worker).toBeInViewport();
  };
  await worker.click();
  await expect(title(page, 'Worker Profile')).toBeVisible();
  await page.goBack();
  await expectAsLeft();
  await page.goForward();
  await expect(title(page, 'Worker Profile')).toBeVisible();
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expectAsLeft();
}

test.describe('among many workers', () => {
  test.use({ listedWorkers: 200 });

  test('the way back from sign-in, invitation and worker leads where she was, and what is pressed twice is sent once', async ({
    page,
    stack,
    phone,
  }) => {
    await signUpAndBack(page, stack.origin('employer'), phone(EMPLOYER.number));
    await inviteAndBack(page);
    await expectOneText(phone(INVITED.number), /Reply YES/);
    await compareAndInvite(page);
    await expectOneText(phone(COMPARED.number), /Reply YES/);
    await openWorkerAndBack(page);
  });
});

test.describe('for a worker who is found', () => {
  test.use({ seed: 'demo' });

  // spec: payment/hosted
  test('the way back from a payment pays what was chosen last, once, and after signing out shows nothing', async ({
    page,
    stack,
    phone,
    ops,
  }) => {
    const worker = phone(WORKER.number);
    const sums = async () => (await paymentsAtProvider(stack)).map(({ amount }) => amount / 100);
    await startSignedIn(page, stack.origin('employer'), {
      name: EMPLOYER.name,
      phone: phone(EMPLOYER.number),
    });
    await press(page, 'Start New Verification').click();
    await page.getByRole('link', { name: WORKER.name, exact: true }).click();
    await press(page, 'Request Contact').click();
    await page.getByLabel(/^Message to the worker/).fill('Could you start on Monday?');
    await press(page, 'Send Request').dblclick();
    await expect(page.getByText('The worker is notified by SMS.')).toBeVisible();
    await expectOneText(worker, /Reply YES/);

    // Lite, up to the provider's page and back to the packages. Then Standard instead.
    await page.goBack();
    await selectWorker(page, WORKER.name);
    await page.getByRole('radio', { name: /Lite Check/ }).check();
    await press(page, 'Pay & Start Verification').dblclick();
    await page.getByRole('radio', { name: 'Card' }).check();
    await press(page, 'Pay KES 500').dblclick();
    await expect(page).toHaveURL(/\/checkout\//);
    await page.goBack();
    await expect(page.getByText('You have begun this payment')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
    await page.goBack();
    await page.getByRole('radio', { name: /Standard Check/ }).check();
    await press(page, 'Pay & Start Verification').click();
    await press(page, 'Pay KES 1,000').dblclick();
    await expect(page).toHaveURL(/\/checkout\//);
    expect(await sums()).toEqual([500, 1000]);

    // Back during the payment: it is the same payment, and the employer can check it, cancel it, and continue it.
    await page.goBack();
    await expect(page.getByText('You have begun this payment')).toBeVisible();
    await page.getByRole('link', { name: 'Check Payment' }).click();
    await expect(page.getByText(/Please do not pay again/)).toBeVisible();
    await page.goBack();
    await press(page, 'Pay KES 1,000').click();
    await expect(page).toHaveURL(/\/checkout\//);
    await press(page, 'Cancel').click();
    await expect(page.getByText(/If you cancelled, nothing was charged/)).toBeVisible();
    await page.getByRole('link', { name: 'Complete Payment' }).click();
    await press(page, 'Pay KES 1,000').click();
    await expect(page).toHaveURL(/\/checkout\//);
    await press(page, 'Pay KES 1,000').dblclick();
    await expect(title(page, 'Payment Successful!')).toBeVisible();
    expect(await sums()).toEqual([500, 1000]);

    // Back from the receipt, no screen offers the payment again.
    await page.goBack();
    await expect(page.getByText('This payment was made.')).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Package Already Purchased')).toBeVisible();
    await expect(press(page, /^Pay/)).toHaveCount(0);
    await page.goForward();
    await page.goForward();
    await expect(title(page, 'Payment Successful!')).toBeVisible();
    await expectCharged(page, stack, [1000]);

    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(title(page, 'My Verifications')).toBeVisible();
    // The report has a link once there is a yes.
    await worker.message(/has paid to check you/);
    await worker.write(`YES ${await requestNumber(worker)}`);
    await page.goto(`${stack.origin('employer')}/verifications-list`);
    await page.getByRole('link', { name: /View Report/ }).click();
    await expect(title(page, 'Verification Report')).toBeVisible();
    await page.goBack();
    await expect(title(page, 'My Verifications')).toBeVisible();
    await page.goForward();
    await expect(title(page, 'Verification Report')).toBeVisible();

    await page.goto(`${stack.origin('employer')}/dashboard`);
    await openWorkers(page);
    await page.getByRole('link', { name: WORKER.name, exact: true }).click();
    await page.getByRole('link', { name: 'View Previous Reports' }).click();
    await press(page, 'Write a Review').click();
    await page.getByLabel('Your Review').fill('She came on time.');
    await press(page, 'Submit Review').dblclick();
    await expect(page.getByText('Review submitted (pending admin approval)')).toBeVisible();
    expect(await ops.waitingReviews()).toHaveLength(1);

    await logOut(page, stack.origin('employer'));
    for (let step = 0; step < 2; step += 1) {
      await page.goBack();
      await expect(page).toHaveURL(`${stack.origin()}/`);
      await expect(page.getByText(WORKER.name)).toHaveCount(0);
    }
  });
});
