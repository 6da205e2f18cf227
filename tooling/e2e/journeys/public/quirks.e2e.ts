import { expect, test } from '../../support/journey.ts';
import { signUp } from '../../support/employer.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000093' };
const REFUSED = 'Please enter a valid email address';

test.use({ quirks: 'invertedEmailCheck=observed, serviceTypeLists=expected' });

test('a deployment turns preserved inconsistencies over, and the pages that were built before follow it', async ({
  page,
  stack,
  phone,
}) => {
  const origin = stack.origin('employer');
  await signUp(page, origin, { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });

  await page.goto(`${origin}/invite`);
  await expect(page.getByLabel('Service Type').getByRole('option')).toContainText(['Nanny', 'Caregiver']);

  await page.goto(`${origin}/profile`);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Email Address').fill('njeri@work.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText(REFUSED);
  await page.getByLabel('Email Address').fill('by telephone');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
});
