import { expect, test, type Page } from '../../support/journey.ts';
import { startSignedIn } from '../../support/employer.ts';
import { fact } from '../../support/fact.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000095' };
/** A phone gets at most one code a minute. */
const CODE_AGAIN_SECONDS = 61;
const SAVED = 'Profile updated successfully!';
const UNSENT = 'Saved on this device, but not in your account yet';

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
}

test.beforeEach(async ({ page, stack, phone }) => {
  await startSignedIn(page, stack.origin('employer'), { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });
  await openProfile(page);
});

test('a profile is edited, left as it was, saved, and the same after a reload and on another phone', async ({
  page,
  browser,
  stack,
  phone,
  advance,
}) => {
  await expect(fact(page, 'Phone Number')).toHaveText('+254 700 000 095');
  await expect(page.getByText(/^Not specified: .*Industry/)).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Industry').fill('Given up');
  await page.getByLabel('Full Name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Not specified: .*Industry/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: EMPLOYER.name })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Phone Number')).not.toBeEditable();
  await page.getByLabel('Email Address').fill('njeri@work.test');
  await page.getByLabel('Company Name').fill('Wafula & Daughters');
  await page.getByLabel('Family Size').fill('5');
  await page.getByLabel('Preferred Service Types').selectOption('Nanny');
  await page.getByLabel('Budget Range').selectOption('1000-2000 KES');
  await page.getByLabel('Special Requirements').fill('First aid.\nKiswahili and English.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByText(SAVED)).toBeHidden();
  await expect(page.getByText('Wafula & Daughters • Employer')).toBeVisible();

  await page.reload();
  await expect(fact(page, 'Special Requirements')).toHaveText('First aid.\nKiswahili and English.');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await expect(fact(page, 'Company')).toHaveText('Wafula & Daughters');
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profile');

  await advance(CODE_AGAIN_SECONDS);
  const another = await browser.newContext();
  const there = await another.newPage();
  await startSignedIn(there, stack.origin('employer'), {
    name: EMPLOYER.name,
    phone: phone(EMPLOYER.number),
  });
  await openProfile(there);
  await expect(fact(there, 'Email Address')).toHaveText('njeri@work.test');
  await expect(there.getByText('Family of 5')).toBeVisible();
  await another.close();
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('a save stays on the phone, says so, and reaches the account when there is a network again', async ({
    page,
    context,
    browser,
    stack,
    phone,
    advance,
  }) => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Industry').fill('Catering');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(UNSENT)).toBeVisible();
    await expect(fact(page, 'Industry')).toHaveText('Catering');

    await context.setOffline(false);
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page.getByText(UNSENT)).toBeHidden();

    await advance(CODE_AGAIN_SECONDS);
    const another = await browser.newContext();
    const there = await another.newPage();
    await startSignedIn(there, stack.origin('employer'), {
      name: EMPLOYER.name,
      phone: phone(EMPLOYER.number),
    });
    await openProfile(there);
    await expect(fact(there, 'Industry')).toHaveText('Catering');
    await another.close();
  });
});
