import { expect, test } from '../../support/journey.ts';
import { invite, startSignedIn } from '../../support/employer.ts';
import { settingSaved } from '../../support/setting-saved.ts';
import { startWorker } from '../../support/worker.ts';

const WORKER = { name: 'Amina Barasa', number: '+254700000790' };
const FIRST = { name: 'Njeri Wafula', number: '+254700000791' };
const SECOND = { name: 'Otieno Nekesa', number: '+254700000792' };

// The service refuses a second answer, and sends a worker without a session to the sign-in.
test.use({ expectedComplaints: [/status of (409|401)/] });

// spec: worker-dashboard/greeting, worker-dashboard/alerts-read, worker-dashboard/sign-out-goes
// spec: worker-constants/bar
test('a worker sees who asks for what, answers here and by SMS, takes it back, and decides what she is told', async ({
  page,
  stack,
  phone,
}) => {
  const hers = phone(WORKER.number);
  for (const employer of [FIRST, SECOND]) {
    await startSignedIn(page, stack.origin('employer'), {
      name: employer.name,
      phone: phone(employer.number),
    });
    await invite(page, { name: WORKER.name, phone: hers });
  }
  await hers.message(/Otieno Nekesa .*Reply YES 2 or NO 2/);

  await startWorker(page, stack.origin('worker'), hers);
  await expect(page.getByRole('heading', { name: 'Hello, Amina', level: 1 })).toBeVisible();
  await expect(page.getByText('Verification Pending')).toBeVisible();
  for (const tile of ['Trust Score', 'Reviews', 'Jobs'])
    await expect(page.getByText(tile, { exact: true })).toBeVisible();
  for (const action of ['Documents', 'References', 'My Reviews'])
    await expect(page.getByRole('link', { name: action })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verification (not done yet)' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  expect((await bar.boundingBox())?.width).toBeLessThanOrEqual(414);
  await expect(page.getByRole('link', { name: 'Chat with us for help' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/254700000000\?text=Hello/,
  );
  // The question that ends first is the first thing on her home.
  const question = page.getByRole('region', { name: FIRST.name });
  await expect(question.getByRole('button', { name: 'Accept' })).toBeInViewport();
  await page.getByRole('button', { name: 'Share Profile' }).click();
  await expect(page.getByText('Complete your profile first: then you have a link to share.')).toBeVisible();

  // An answer on the dashboard applies at once.
  await page.getByRole('link', { name: 'Requests (2 to answer)' }).click();
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card(FIRST.name)).toContainText('If you accept, we look into:');
  await expect(card(FIRST.name).getByText('Identity', { exact: true })).toBeVisible();
  await card(FIRST.name).getByRole('button', { name: 'Accept' }).click();
  await expect(card(FIRST.name).getByText('Accepted')).toBeVisible();
  await expect(card(FIRST.name).getByRole('button')).toHaveCount(0);
  await phone(FIRST.number).message(/has accepted/);

  // The events appear in the worker's alerts.
  await bar.getByRole('link', { name: 'Alerts (2 new alerts)' }).click();
  await expect(page.getByRole('heading', { name: 'Alerts', level: 1 })).toBeVisible();
  const read = page.waitForResponse(/\/notifications\/[^/]+\/read$/);
  const alert = page.getByRole('link', { name: new RegExp(`^${SECOND.name} asks to check you`) });
  await alert.click();
  await read;
  await page.goBack();
  // The other one is read once it was in sight for a moment.
  await expect(bar.getByRole('link', { name: 'Alerts', exact: true })).toBeVisible();
  await page.reload();
  await expect(bar.getByRole('link', { name: 'Alerts', exact: true })).toBeVisible();
  await alert.click();

  // The first answer wins, on either channel.
  await expect(page.getByRole('heading', { name: 'Contact Requests', level: 1 })).toBeVisible();
  await expect(card(SECOND.name).getByRole('button', { name: 'Accept' })).toBeVisible();
  await hers.write('NO 2');
  await phone(SECOND.number).message(/has declined/);
  await card(SECOND.name).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You have already declined this request.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(card(SECOND.name).getByRole('button', { name: 'Allow to ask again' })).toBeVisible();

  // The worker can withdraw a given consent.
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(page.getByText('Consent withdrawn.')).toBeVisible();
  await expect(page.getByText('No request waits for your answer.')).toBeVisible();
  await expect(page.getByText(/^Taken back on /)).toBeVisible();

  // The worker's settings, in the worker's language, persist.
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await bar.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Kiswahili' }).check();
  await expect(page.getByRole('heading', { name: 'Mipangilio', level: 1 })).toBeVisible();
  const saved = settingSaved(page, 'new_reviews');
  await page.getByRole('switch', { name: 'Maoni Mapya' }).uncheck();
  await saved;
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Maoni Mapya' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Maombi ya Mawasiliano' })).toBeChecked();

  await page.getByRole('button', { name: 'Toka kwenye simu zote' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Toka kwenye simu zote' }).click();
  await expect(page).toHaveURL(/\/worker\/auth$/);
  expect(await page.evaluate(() => localStorage.getItem('workerToken'))).toBeNull();
});
