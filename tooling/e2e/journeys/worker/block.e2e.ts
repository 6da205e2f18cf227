import { comeBackTo } from '../../support/come-back.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { startSignedIn } from '../../support/employer.ts';
import { checkDocument } from '../../support/screen-check.ts';
import { startWorker } from '../../support/worker.ts';
import { openWorkerProfile, openWorkers, selectWorker } from '../../support/workers-tab.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000140' };
/** A sample worker. */
const WORKER = { name: 'Zawadi Naliaka', number: '+254700000104' };
const MESSAGE = 'We have two children. Ring 0700 000 099 before Monday.';
/** Of the message, what the worker reads. */
const READ = 'We have two children. Ring before Monday.';
const SAID_NO = /This worker said no to you\. You can ask again after /;
const CANNOT_ASK = 'Employers who cannot ask you';

// The service refuses each question after the no.
test.use({ seed: 'demo', expectedComplaints: [/status of 409/] });

/** Sends a contact request from the worker's profile. */
async function ask(page: Page, origin: string, message?: string): Promise<void> {
  await openWorkerProfile(page, origin, WORKER.name);
  await page.getByRole('button', { name: 'Request Contact' }).click();
  if (message !== undefined) await page.getByLabel(/^Message to the worker/).fill(message);
  await page.getByRole('button', { name: 'Send Request' }).click();
}

/** The profile says why she cannot be asked, and offers no request. */
async function expectNoAsking(page: Page, origin: string, why: string | RegExp): Promise<void> {
  await openWorkerProfile(page, origin, WORKER.name);
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Contact' })).toHaveCount(0);
}

/** A blocked employer finds her as little as if she were in no list. */
async function expectHidden(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await openWorkers(page);
  await expect(page.getByRole('heading', { name: /^All Workers \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: WORKER.name, exact: true })).toHaveCount(0);
}

async function inviteHer(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('link', { name: 'Invite Worker' }).click();
  await page.getByLabel('Full Name').fill(WORKER.name);
  await page.getByLabel('Phone Number').fill(WORKER.number);
  await page.getByRole('radio', { name: /Standard Check/ }).check();
  await page.getByRole('button', { name: 'Send Invitation' }).click();
}

/** As far as the employer gets: the payment is refused before the provider's page. */
async function buy(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: 'Start New Verification' }).click();
  await selectWorker(page, WORKER.name);
  await page.getByRole('radio', { name: /Standard Check/ }).check();
  await page.getByRole('button', { name: 'Pay & Start Verification' }).click();
  await expect(page.getByRole('heading', { name: 'Review & Pay' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay KES/ }).click();
}

test(
  'a worker reports what an employer writes and says no: no path reaches her again until she allows it',
  { tag: '@every-size' },
  async ({ page, otherPage, stack, phone }) => {
    const hers = phone(WORKER.number);
    const [employers, workers] = [stack.origin('employer'), stack.origin('worker')];
    await startSignedIn(otherPage, employers, { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });
    await ask(otherPage, employers, MESSAGE);
    await expect(otherPage.getByText('The worker is notified by SMS.')).toBeVisible();
    await hers.message(/Njeri Wafula asks for your name and phone number .*Reply YES 1 or NO 1/);
    expect((await hers.received()).join('\n')).not.toMatch(/children|Monday|0700/);

    await startWorker(page, workers, hers, { path: '/worker/requests' });
    await expect(page.getByText(`Message: "${READ}"`)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('0700');
    await page.getByRole('button', { name: 'Report these words' }).click();
    await expect(page.getByText('Reported', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Reported', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('This employer cannot ask you again for 30 days.')).toBeVisible();
    await phone(EMPLOYER.number).message(/has declined your contact request/);

    await expectNoAsking(otherPage, employers, SAID_NO);
    await inviteHer(otherPage, employers);
    await expect(otherPage.getByText(SAID_NO)).toBeVisible();
    await buy(otherPage, employers);
    await expect(otherPage.getByText(SAID_NO)).toBeVisible();

    const refused = page.getByRole('listitem').filter({ hasText: EMPLOYER.name });
    await expect(page.getByRole('heading', { name: CANNOT_ASK })).toBeVisible();
    await expect(refused).not.toContainText('until you allow it');
    await refused.getByRole('button', { name: 'Block this employer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block this employer' }).click();
    await expect(page.getByText('Blocked. This employer can ask you nothing more.')).toBeVisible();
    await expect(refused).toContainText('until you allow it');
    await checkDocument(page);
    await expectHidden(otherPage, employers);

    await refused.getByRole('button', { name: 'Allow to ask again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Allow to ask again' }).click();
    await expect(page.getByText('This employer can ask you again.')).toBeVisible();
    await expect(page.getByRole('heading', { name: CANNOT_ASK })).toHaveCount(0);
    await ask(otherPage, employers);
    await expect(otherPage.getByText('The worker is notified by SMS.')).toBeVisible();
    await hers.message(/Reply YES 2 or NO 2/);
    await comeBackTo(page.getByRole('button', { name: 'Accept' }));
  },
);
