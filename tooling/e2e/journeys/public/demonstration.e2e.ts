import { readFileSync } from 'node:fs';
import type { Download } from 'playwright/test';
import { takeClock, type BrowserClock } from '../../support/browser-clock.ts';
import { startSignedIn } from '../../support/employer.ts';
import { expect, test, type Page } from '../../support/journey.ts';

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectScreen(page: Page, name: string): Promise<void> {
  await expect(title(page, name)).toBeVisible();
  await expect(page.getByText('Sample data', { exact: true })).toBeVisible();
}

async function download(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, name).click()]);
  return file;
}

async function addReference(page: Page, name: string, phone: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByLabel('Relationship').selectOption('Colleague');
  await press(page, 'Add Reference').click();
  await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
}

/** Records the page's requests from now on, except those for its own files. */
function watchCalls(page: Page): () => string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname}`);
  });
  return () => [...new Set(calls)];
}

/** From 15 percent by 5 every 2 seconds. The clock stands still until the test moves it. */
async function watchProgress(page: Page, clock: BrowserClock): Promise<void> {
  const bar = page.getByRole('progressbar', { name: 'Overall progress' });
  await clock.stop();
  await press(page, 'Continue').click();
  await expect(bar).toHaveAttribute('value', '15');
  await clock.letPass(16_000);
  await expect(bar).toHaveAttribute('value', '55');
  await page.reload();
  await expect(bar).toHaveAttribute('value', '55');
  await clock.letPass(16_000);
  await expect(bar).toHaveAttribute('value', '95');
  await expect(press(page, 'View Report')).toHaveCount(0);
  await clock.letPass(2000);
  await expect(bar).toHaveAttribute('value', '100');
  await expect(page.getByText('Completed', { exact: true })).toHaveCount(7);
  await clock.resume();
  await expectScreen(page, 'Verification Progress');
  await press(page, 'View Report').click();
}

// spec: routes/safehire, demonstration/payment-success, demonstration/references-removable
// spec: demonstration/progress-shown, demonstration/complete, demonstration/sequence
test('a visitor goes through a check of nobody, from the payment to the interview, and on to the sign-up', async ({
  page,
  stack,
}) => {
  const calls = watchCalls(page);
  const clock = await takeClock(page);
  await page.goto(`${stack.origin('employer')}/safehire`);
  await expectScreen(page, 'Payment Successful!');
  await expect(page.getByText('48-72 hours')).toBeVisible();
  const receipt = await download(page, 'Download Receipt');
  expect(readFileSync(await receipt.path(), 'utf8')).toMatch(/^SAMPLE DATA\./);
  await press(page, 'Continue').click();

  await expectScreen(page, 'Verification Kickoff');
  await press(page, 'Add References').click();
  await expectScreen(page, 'Add References');
  await addReference(page, 'Ruth Sample', '0700 000 201');
  await addReference(page, 'Joy Example', '0700 000 202');
  await addReference(page, 'Ann Specimen', '0700 000 203');
  await expect(press(page, 'Add Reference')).toHaveCount(0);
  await press(page, 'Remove Joy Example').click();
  await expect(page.getByText('References added: 2 of 3')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ann Specimen' })).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Verification Kickoff')).toBeFocused();
  await page.goForward();

  await watchProgress(page, clock);

  await expectScreen(page, 'Verification Complete');
  const pdf = await download(page, 'Download PDF');
  expect(readFileSync(await pdf.path(), 'latin1')).toMatch(/^%PDF-/);
  await press(page, 'Unlock Contact Details').click();
  await expect(page.getByText('furaha@sample.example')).toBeVisible();
  await press(page, 'View Detailed Report').click();

  await expectScreen(page, 'Detailed Report');
  await press(page, 'Add to Shortlist').click();
  await press(page, 'Contact Furaha').click();

  await expectScreen(page, 'Contact the Worker');
  await press(page, 'WhatsApp').click();
  await expect(page.getByRole('status').getByText('No message is sent')).toBeVisible();
  await page.getByLabel('Day').fill('2090-03-04');
  await page.getByLabel('Time').selectOption('10:00');
  await press(page, 'Schedule Interview').click();
  await expect(page.getByText('Mar 4, 2090 at 10:00')).toBeVisible();
  expect(calls()).toEqual(['GET /api/installation.css', 'GET /api/sample-report.pdf']);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`${stack.origin('employer')}/signup`);
});

// spec: demonstration/contact
test('without a network the demonstration goes on to its end, and says of the sample alone that it cannot be had', async ({
  page,
  context,
  stack,
}) => {
  await page.goto(`${stack.origin('employer')}/safehire?screen=complete`);
  await expect(title(page, 'Verification Complete')).toBeVisible();
  await context.setOffline(true);
  await press(page, 'Download PDF').click();
  await expect(page.getByText('The sample could not be downloaded. Please try again.')).toBeVisible();
  await press(page, 'View Detailed Report').click();
  await press(page, 'Contact Furaha').click();
  await press(page, 'Call').click();
  await expect(page.getByText('Nobody is called')).toBeVisible();
  await expect(title(page, 'Contact the Worker')).toBeVisible();
});

// spec: routes/payment-success
test('the demonstration’s payment has an address of its own, for who is signed in alone, who has a list of her own too', async ({
  page,
  stack,
  phone,
}) => {
  const employer = stack.origin('employer');
  const list = page.getByRole('heading', { name: /^(My )?Verifications$/, level: 1 });
  await page.goto(`${employer}/payment-success`);
  await expect(page).toHaveURL(`${stack.origin()}/`);
  await page.goto(`${employer}/verifications`);
  await expect(list).toHaveText('Verifications');
  await expectScreen(page, 'Verifications');

  await startSignedIn(page, employer, { name: 'Njeri Wafula', phone: phone('+254700000065') });
  await page.goto(`${employer}/payment-success`);
  await expectScreen(page, 'Payment Successful!');
  await press(page, 'Continue').click();
  await expectScreen(page, 'Verification Kickoff');
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await page.goto(`${employer}/verifications`);
  await expect(list).toHaveText('My Verifications');
  await expect(page.getByText('Sample data')).toHaveCount(0);
});
