import { expect, test, type Page } from '../../support/journey.ts';
import { logOut, startSignedIn } from '../../support/employer.ts';
import type { SandboxPhone } from '../../support/sandbox-phone.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000110' };
const WORKER = { name: 'Amina Barasa', number: '+254700000111' };
/** A sample worker. */
const LISTED = 'Zawadi Naliaka';
const MESSAGE = 'We have two children in Kilimani. Could you start on Monday?';
const KEPT = 'We kept what you typed.';
/** A phone gets at most one code a minute. */
const CODE_AGAIN_SECONDS = 61;

// Chromium reports a 401 and a lost network on its console.
test.use({ seed: 'demo', expectedComplaints: [/status of 401|ERR_INTERNET_DISCONNECTED/] });

test.beforeEach(async ({ page, stack, phone }) => {
  await startSignedIn(page, stack.origin('employer'), { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });
});

async function typeInvitation(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Invite Worker' }).click();
  await page.getByLabel('Full Name').fill(WORKER.name);
  await page.getByLabel('Phone Number').fill(WORKER.number);
  await page.getByLabel('Location').fill('Kisumu');
  await page.getByRole('radio', { name: /Standard Check/ }).check();
}

async function expectInvitation(page: Page): Promise<void> {
  await expect(page.getByLabel('Full Name')).toHaveValue(WORKER.name);
  // With spaces as typed, without them as stored.
  await expect(page.getByLabel('Phone Number')).toHaveValue(/^\+254 ?700 ?000 ?111$/);
  await expect(page.getByLabel('Location')).toHaveValue('Kisumu');
  await expect(page.getByRole('radio', { name: /Standard Check/ })).toBeChecked();
}

async function sendInvitation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invitation Sent Successfully!' })).toBeVisible();
}

/** Ends every session of the signed-in employer, as another device does. */
async function endEverywhere(page: Page, apiAddress: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const response = await fetch(`${apiAddress}/api/employer/sign-out-everywhere`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
    body: '{}',
  });
  expect(response.status).toBe(200);
}

/** Signs in from the public site, up to the screen that the app opens. */
async function signInAgain(page: Page, phone: SandboxPhone): Promise<void> {
  const before = (await phone.received()).length;
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Phone Number').fill(phone.number);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await page.getByLabel('Digit 1 of 6').fill(await phone.code(before));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).not.toHaveURL(/\/(login|verify)$/);
}

// spec: errors/unauthorised, permissions/any-401
test('an invitation that is being typed outlives a reload and a session that ended elsewhere', async ({
  page,
  stack,
  phone,
  advance,
}) => {
  await typeInvitation(page);
  await page.reload();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expectInvitation(page);

  await endEverywhere(page, stack.apiAddress());
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page).toHaveURL(`${stack.origin()}/`);
  await advance(CODE_AGAIN_SECONDS);
  await signInAgain(page, phone(EMPLOYER.number));
  await expect(page).toHaveURL(/\/invite$/);
  await expect(page.getByText(KEPT)).toBeVisible();
  await expectInvitation(page);

  await sendInvitation(page);
  await phone(WORKER.number).message(/Njeri Wafula/);
  await page.getByRole('button', { name: 'Send Another Invitation' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByText(KEPT)).toBeHidden();
});

test('words to a worker are open again on her profile after a session that ended elsewhere', async ({
  page,
  stack,
  phone,
  advance,
}) => {
  await page.getByRole('button', { name: 'Start New Verification' }).click();
  await page.getByRole('link', { name: LISTED, exact: true }).click();
  await page.getByRole('button', { name: 'Request Contact' }).click();
  await page.getByLabel(/^Message to the worker/).fill(MESSAGE);
  await endEverywhere(page, stack.apiAddress());
  await page.reload();
  await expect(page).toHaveURL(`${stack.origin()}/`);
  await advance(CODE_AGAIN_SECONDS);
  await signInAgain(page, phone(EMPLOYER.number));
  await expect(page).toHaveURL(/\/worker-profile$/);
  await expect(page.getByRole('heading', { name: LISTED })).toBeVisible();
  await expect(page.getByLabel(/^Message to the worker/)).toHaveValue(MESSAGE);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('The worker is notified by SMS.')).toBeVisible();
});

test('an invitation that is sent without a network stays, also over a reload, and goes when there is one again', async ({
  page,
  context,
  phone,
}) => {
  await typeInvitation(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  await expectInvitation(page);
  await context.setOffline(false);
  await page.reload();
  await expectInvitation(page);
  await sendInvitation(page);
  await phone(WORKER.number).message(/Njeri Wafula/);
});

test('an explanation that was never fetched takes no screen down where the network is gone', async ({
  page,
  context,
}) => {
  await page.getByRole('button', { name: 'Start New Verification' }).click();
  await expect(page.getByRole('link', { name: `Select Worker ${LISTED}` })).toBeVisible();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('RadixTooltip'));
  await page.getByRole('button', { name: 'Trust score guide' }).click();
  await failed;
  await expect(page.getByRole('link', { name: `Select Worker ${LISTED}` })).toBeVisible();
  await page.getByRole('button', { name: 'Trust score guide' }).press('Escape');
  await expect(page.getByRole('heading', { name: /^All Workers/ })).toBeVisible();
});

test('whoever signs out leaves nothing of what she typed on the device', async ({
  page,
  stack,
  phone,
  advance,
}) => {
  await typeInvitation(page);
  await logOut(page, stack.origin('employer'));
  await advance(CODE_AGAIN_SECONDS);
  await signInAgain(page, phone(EMPLOYER.number));
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Invite Worker' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByText(KEPT)).toHaveCount(0);
});
