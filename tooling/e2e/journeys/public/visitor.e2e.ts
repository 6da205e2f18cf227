import { signUpOn } from '../../support/employer.ts';
import { firstView } from '../../support/first-view.ts';
import { expect, test, type Page } from '../../support/journey.ts';

interface Sites {
  /** The first page, in one language. */
  readonly home: string;
  readonly employer: string;
}

/** From the first page to the sample of a report, into the demonstration and back, and to the sign-up. */
async function lookAround(page: Page, { home, employer }: Sites, sampleTag: string): Promise<void> {
  /** By its target: each language has its own words. */
  const link = (href: string) => firstView(page).locator(`a[href="${href}"]`);
  await page.goto(home);
  const sample = page.locator('#sample-report');
  await expect(sample.getByText(sampleTag)).toBeVisible();

  await link('/safehire').click();
  await expect(page).toHaveURL(`${employer}/safehire`);
  const paid = page.getByRole('heading', { level: 1, name: 'Payment Successful!' });
  await expect(paid).toBeVisible();
  await expect(page.getByText('Sample data')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(paid).toBeHidden();
  await page.goBack();
  await expect(paid).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(home);

  await link('/signup').click();
  await expect(page).toHaveURL(`${employer}/signup`);
}

// spec: public/visitor
test(
  'a visitor reads a sample report, tries the demonstration, comes back and signs up',
  { tag: '@every-size' },
  async ({ page, stack, phone }) => {
    await page.goto(stack.origin());
    await expect(page.getByRole('link', { name: 'See how it works' })).toHaveAttribute('href', '/safehire');
    await lookAround(page, { home: `${stack.origin()}/`, employer: stack.origin('employer') }, 'Sample data');
    await signUpOn(page, { name: 'Njeri Wafula', phone: phone('+254700000060') });
    await expect(page.getByRole('button', { name: 'Start New Verification' })).toBeVisible();
  },
);

// spec: public/visitor
test('a visitor does the same in Kiswahili, and finds the other language on each page', async ({
  page,
  stack,
}) => {
  const home = `${stack.origin()}/sw/`;
  await page.goto(stack.origin());
  await page.getByRole('banner').getByRole('link', { name: 'Kiswahili' }).click();
  await expect(page).toHaveURL(home);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
  await lookAround(page, { home, employer: stack.origin('employer') }, 'Data ya mfano');
  await page.goto(`${stack.origin()}/sw/welcome`);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${stack.origin()}/welcome`);
});

test('on paper every answer is open, and nothing is printed that can only be pressed', async ({
  page,
  stack,
}) => {
  await page.goto(stack.origin());
  const answer = page.getByText('Then nothing is checked.');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.locator('a[href="#main"]')).toBeHidden();
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
});
