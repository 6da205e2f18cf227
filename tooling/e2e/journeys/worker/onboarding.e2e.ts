import { expect, test } from '../../support/journey.ts';
import { invite, startSignedIn } from '../../support/employer.ts';
import { NETWORK_COMPLAINTS } from '../../support/network.ts';
import { pressDigits } from '../../support/worker.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000795' };
const DIGITS = '700000796';

test.use({ expectedComplaints: [new RegExp(`${NETWORK_COMPLAINTS.source}|status of 400`)] });

// spec: worker-onboarding/flow, worker-onboarding/welcome, worker-onboarding/invite, worker-onboarding/real
test('an invited worker makes her profile step by step: by keys on the screen, with a wrong code, a reload and the browser’s back', async ({
  page,
  stack,
  phone,
}) => {
  const worker = stack.origin('worker');
  const hers = phone(`+254${DIGITS}`);
  await startSignedIn(page, stack.origin('employer'), {
    name: EMPLOYER.name,
    phone: phone(EMPLOYER.number),
  });
  await invite(page, { name: 'Amina Barasa', phone: hers });
  const [, link = ''] = await hers.message(/(http\S+\/i\/\w{10}) /);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A check before hiring you' })).toBeVisible();
  await expect(page.getByText('Invited by Njeri')).toBeVisible();
  await expect(page.getByText('Free. We never ask for money or a PIN')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(worker);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await pressDigits(page, DIGITS.slice(0, 4));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter a valid Kenyan phone number')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue('+254 700 0');
  await pressDigits(page, DIGITS.slice(4));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Resend code in 30s')).toBeVisible();
  const code = await hers.code();
  await pressDigits(page, code === '111111' ? '222222' : '111111');
  await expect(page.getByText('Invalid code. Please try again.')).toBeVisible();
  await pressDigits(page, code);

  await expect(page.getByRole('heading', { name: 'About You' })).toBeVisible();
  // The worker can correct the data that the employer typed.
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Barasa');
  await page.getByLabel('Full Name').fill('Amina W. Barasa');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your Work' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina W. Barasa');
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina W. Barasa');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your Photo' })).toBeVisible();

  // The submit of the profile shows the missing fields, on their own step.
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'About You' })).toBeVisible();
  await expect(page.getByLabel('Age')).toHaveAccessibleDescription(/Age is required/);
  await page.getByLabel('Age').fill('29');
  await page.getByLabel('Female').check();
  await page.getByLabel('Location').fill('Nairobi');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Cook').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Your profile has been created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/worker\/dashboard$/, { timeout: 6000 });
  await expect(page.getByRole('heading', { name: 'Hello, Amina' })).toBeVisible();
  // The question for which she came.
  const question = page.getByRole('region', { name: EMPLOYER.name });
  await expect(question.getByText('If you accept, we look into:')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Accept' })).toBeInViewport();
});
