import { expect, test, type Page } from '../../support/journey.ts';
import { requestNumber } from '../../support/employer.ts';
import { MOST_STOPS, tabTo } from '../../support/tab-to.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000065' };
const WORKER = { name: 'Amina Barasa', number: '+254700000066' };

type Target = ReturnType<Page['getByRole']>;

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page.getByRole('textbox', { name: label }));
  await page.keyboard.type(text);
}

async function press(page: Page, target: Target): Promise<void> {
  await tabTo(target);
  // No person is as fast: a button that has just come may not take a press yet.
  await expect(target).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
}

/** A group of radio buttons is one stop. The arrow keys choose. */
async function choose(page: Page, option: Target): Promise<void> {
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const isRadio = await page.evaluate(() => document.activeElement?.getAttribute('type') === 'radio');
    if (isRadio) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  for (let step = 0; step < MOST_STOPS && !(await option.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(option).toBeChecked();
}

test('the keyboard alone does the whole main job', { tag: '@desk' }, async ({ page, stack, phone, ops }) => {
  const employer = phone(EMPLOYER.number);
  const worker = phone(WORKER.number);
  await page.goto(`${stack.origin('employer')}/signup`);
  await type(page, 'Full Name', EMPLOYER.name);
  await type(page, 'Phone Number', EMPLOYER.number);
  await type(page, 'Location', 'Nairobi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify Your Phone' })).toBeVisible();
  await type(page, 'Digit 1 of 6', await employer.code());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await press(page, page.getByRole('link', { name: 'Invite Worker' }));
  await type(page, 'Full Name', WORKER.name);
  await type(page, 'Phone Number', WORKER.number);
  await choose(page, page.getByRole('radio', { name: /Standard Check/ }));
  await press(page, page.getByRole('button', { name: 'Send Invitation' }));
  await expect(page.getByRole('heading', { name: 'Invitation Sent Successfully!' })).toBeVisible();
  await worker.write(`YES ${await requestNumber(worker)}`);
  await employer.message(/has accepted/);

  await page.goto(`${stack.origin('employer')}/dashboard`);
  await press(page, page.getByRole('link', { name: 'Complete Payment' }));
  await press(page, page.getByRole('button', { name: /^Pay KES/ }));
  await expect(page).toHaveURL(/\/checkout\//);
  await press(page, page.getByRole('button', { name: /^Pay KES/ }));
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: 'My Verifications' })).toBeFocused();

  for (const check of await ops.openChecks()) await ops.decide(check, 'clear', 'Seen and confirmed.');
  await page.reload();
  // A reload keeps the tab: the case stands beside its list.
  await expect(page.getByRole('heading', { name: 'My Verifications' })).toBeVisible();
  await press(page, page.getByRole('main').getByRole('link', { name: 'View Report' }));
  await expect(page.getByRole('heading', { name: 'Verification Report' })).toBeVisible();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('button', { name: 'Download PDF Report' })),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
});
