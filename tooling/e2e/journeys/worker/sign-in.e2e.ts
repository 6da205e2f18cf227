import { takeClock } from '../../support/browser-clock.ts';
import { expect, test } from '../../support/journey.ts';
import { leave } from '../../support/leave.ts';
import { enterCode, firstDigit, signInWorker, startWorker } from '../../support/worker.ts';

const PHONE = '+254700000060';

// Chromium reports every 4xx answer on its console.
test.use({ expectedComplaints: [/status of 4\d\d/] });

// spec: worker-entry/send, worker-otp/wrong, worker-calls/whom
test(
  'a worker enters her phone and the code of her SMS, and is led to verify who she is',
  { tag: '@every-size' },
  async ({ page, stack, phone }) => {
    await page.goto(`${stack.origin('worker')}/`);
    await expect(page.getByRole('heading', { name: 'Welcome to Amini' })).toBeVisible();
    await expect(page).toHaveURL(/\/worker$/);
    await page.getByLabel('Phone Number').fill('0700 000 060');
    await expect(page.getByText('This number can get an SMS.')).toBeVisible();
    await page.getByRole('button', { name: 'Send Verification Code' }).click();
    await expect(page.getByText('Verification code sent successfully!')).toBeVisible();

    await expect(page).toHaveURL(/\/worker\/otp$/);
    await expect(page.getByText('+254 700 000 060')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify Code' })).toHaveAttribute('aria-disabled', 'true');
    const resend = page.getByRole('button', { name: /Resend code in \d+s/ });
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    // The pointer may rest on it from the screen before. Even then it must not look like a button.
    await resend.hover();
    await resend.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await expect(resend).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    const code = await phone(PHONE).code();
    await enterCode(page, code === '000000' ? '000001' : '000000');
    await expect(page.getByText('Invalid verification code')).toBeVisible();
    const boxes = page.getByRole('textbox');
    await expect(boxes).toHaveCount(6);
    for (const box of await boxes.all()) await expect(box).toHaveValue('');
    await expect(firstDigit(page)).toBeFocused();

    await enterCode(page, code);
    await expect(page.getByText('Verification successful! Redirecting...')).toBeVisible();
    await expect(page).toHaveURL(/\/worker\/verification$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // A signed-in worker has no use for the sign-in.
    await page.goto(`${stack.origin('worker')}/worker/login`);
    await expect(page).toHaveURL(/\/worker\/dashboard$/);
  },
);

// spec: worker-entry/languages
test('in Kiswahili from the first screen to the last, and her account keeps it', async ({
  page,
  stack,
  phone,
}) => {
  await page.goto(`${stack.origin('worker')}/worker`);
  await page.getByLabel('Phone Number').fill('0700000060');
  await page.getByRole('radio', { name: 'Kiswahili' }).check();
  await expect(page.getByLabel('Nambari ya Simu')).toHaveValue('0700 000 060');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
  await page.getByRole('button', { name: 'Nitumie Code' }).click();
  await expect(page.getByText('Code imetumwa!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thibitisha Simu Yako' })).toBeVisible();
  await phone(PHONE).message(/ ni \d{6}/);
  const code = await phone(PHONE).code();
  await enterCode(page, code === '000000' ? '000001' : '000000');
  await expect(page.getByText('Code si sahihi')).toBeVisible();
  await enterCode(page, code);
  await expect(page.getByText('Code ni sahihi! Tunaendelea...')).toBeVisible();
  await expect(page).toHaveURL(/\/worker\/verification$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');

  // Another phone, in English: the account's language applies on every device.
  await leave(page);
  await page.context().setStorageState({ cookies: [], origins: [] });
  await signInWorker(page, stack.origin('worker'), phone(PHONE));
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
});

test('a worker whose number blocks our SMS reads what to do, in her language, and then gets her code', async ({
  page,
  stack,
  phone,
  advance,
}) => {
  await phone(PHONE).behaves('blocked');
  await page.goto(`${stack.origin('worker')}/worker`);
  await page.getByRole('radio', { name: 'Kiswahili' }).check();
  await page.getByLabel('Nambari ya Simu').fill('0700 000 060');
  await page.getByRole('button', { name: 'Nitumie Code' }).click();
  await expect(page.getByText(/^Kosa: SMS kutoka 20880 zimezuiwa.*\*456\*9\*5#/)).toBeVisible();
  await expect(page).toHaveURL(/\/worker$/);

  await phone(PHONE).behaves('normal');
  await advance(61);
  await page.getByRole('button', { name: 'Nitumie Code' }).click();
  await expect(page.getByRole('heading', { name: 'Thibitisha Simu Yako' })).toBeVisible();
  await enterCode(page, await phone(PHONE).code());
  await expect(page).toHaveURL(/\/worker\/verification$/);
});

// spec: worker-otp/resend, worker-otp/back
test('a new code comes after a minute, and neither it nor the last one is good for ever', async ({
  page,
  stack,
  phone,
  advance,
}) => {
  const clock = await takeClock(page);
  await page.goto(`${stack.origin('worker')}/worker/auth`);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Phone Number').fill(PHONE);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Verification code sent successfully!')).toBeVisible();
  await clock.letPass(2000);
  await expect(page).toHaveURL(/\/worker\/otp$/);
  const first = await phone(PHONE).code();
  const before = (await phone(PHONE).received()).length;

  await firstDigit(page).click();
  await page.keyboard.type('12');
  await clock.letPass(60_000);
  await advance(60);
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText('New code sent successfully!')).toBeVisible();
  await expect(firstDigit(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Resend code in 60s' })).toBeVisible();
  const second = await phone(PHONE).code(before);

  await advance(601);
  await enterCode(page, first);
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await enterCode(page, second);
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/\/worker\/auth$/);
  await expect(page.getByLabel('Phone Number')).toHaveValue('+254 700 000 060');
});

// spec: worker-entry/login
test('the back button leads through the sign-in and never out of a session', async ({
  page,
  stack,
  phone,
}) => {
  const origin = stack.origin('worker');
  await page.goto(`${origin}/worker`);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/worker\/login$/);
  await page.getByLabel('Phone Number').fill(PHONE);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page).toHaveURL(/\/worker\/otp$/);
  await page.goBack();
  await expect(page.getByLabel('Phone Number')).toHaveValue('+254 700 000 060');
  await page.goForward();
  await enterCode(page, await phone(PHONE).code());
  await expect(page).toHaveURL(/\/worker\/verification$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/worker\/dashboard$/);
});

test('without a phone there is no code to enter, and without a session no screen of hers', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.origin('worker')}/worker/otp`);
  await expect(page.getByText('Phone number not found. Please try again.')).toBeVisible();
  await page.goto(`${stack.origin('worker')}/worker/dashboard`);
  await expect(page).toHaveURL(/\/worker\/auth$/);
});

test('a session that is over says so, and the next one goes on where it ended', async ({
  page,
  stack,
  phone,
  advance,
}) => {
  await startWorker(page, stack.origin('worker'), phone(PHONE), { path: '/worker/verification' });
  // The last data that the screen loads. A pending call would find the ended session by itself, and redirect the worker
  // before the click.
  await expect(page.getByRole('region', { name: 'Results about you' })).toBeVisible();
  await advance(31 * 86_400);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page.getByText('Authentication expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/worker\/auth$/);
  const before = (await phone(PHONE).received()).length;
  await page.getByLabel('Phone Number').fill(PHONE);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page).toHaveURL(/\/worker\/otp$/);
  await enterCode(page, await phone(PHONE).code(before));
  await expect(page).toHaveURL(/\/worker\/dashboard$/);
});
