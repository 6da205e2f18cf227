import { expect, test } from '../../support/journey.ts';

const PHONE = '+254700000050';

// Chromium reports every 4xx answer on its console.
test.use({ expectedComplaints: [/status of 4\d\d/] });

// spec: routes/dashboard, routes/guard, sign-in/sign-up-submit, sign-in/sign-up-disabled
// spec: sign-in/login-button, sign-in/code-sent, dashboard-home/menu-logout
test('an employer signs up, is refused with a wrong code, gets in, signs out and signs in again', async ({
  page,
  stack,
  phone,
}) => {
  await page.goto(`${stack.origin('employer')}/signup`);
  const getStarted = page.getByRole('button', { name: 'Get Started' });
  await expect(getStarted).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Full Name').fill('Njeri Wafula');
  await page.getByLabel('Phone Number').fill('0700 000 050');
  await page.getByLabel('Location').fill('Nairobi');
  await getStarted.click();
  await expect(page.getByText('Verification code sent successfully!')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Verify Your Phone' })).toBeVisible();
  const code = await phone(PHONE).code();
  await page.getByLabel('Digit 1 of 6').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await page.getByLabel('Digit 1 of 6').fill(code);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Start New Verification' })).toBeVisible();

  await page.getByRole('button', { name: /Njeri/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${stack.origin()}/`);
  await page.goto(`${stack.origin('employer')}/dashboard`);
  await expect(page).toHaveURL(`${stack.origin()}/`);

  await page.goto(`${stack.origin('employer')}/login`);
  const before = (await phone(PHONE).received()).length;
  await page.getByLabel('Phone Number').fill('254700000050');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Digit 1 of 6').fill(await phone(PHONE).code(before));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an employer whose number no SMS reaches is told so, and not that a code was sent', async ({
  page,
  stack,
  phone,
  advance,
}) => {
  const unreached = page.getByText(/^(Error: )?Our SMS cannot reach this number.*try another one\.$/);
  await phone(PHONE).behaves('unroutable');
  await page.goto(`${stack.origin('employer')}/signup`);
  await page.getByLabel('Full Name').fill('Njeri Wafula');
  await page.getByLabel('Phone Number').fill('0700 000 050');
  await page.getByLabel('Location').fill('Nairobi');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(unreached).toBeVisible();
  await expect(page.getByText('Verification code sent successfully!')).toBeHidden();

  await phone(PHONE).behaves('normal');
  await advance(61);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Phone' })).toBeVisible();
  await phone(PHONE).code();
});

// spec: sign-in/failed-login
test('a phone that nobody signed up with is told to sign up first', async ({ page, stack }) => {
  await page.goto(`${stack.origin('employer')}/login`);
  await page.getByLabel('Phone Number').fill('0700000051');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Phone number not found. Please sign up first.')).toBeVisible();
});
