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
  await page.getByLabel('Verification Code').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await page.getByLabel('Verification Code').fill(code);
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
  await page.getByLabel('Verification Code').fill(await phone(PHONE).code(before));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

// spec: sign-in/failed-login
test('a phone that nobody signed up with is told to sign up first', async ({ page, stack }) => {
  await page.goto(`${stack.origin('employer')}/login`);
  await page.getByLabel('Phone Number').fill('0700000051');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Phone number not found. Please sign up first.')).toBeVisible();
});
