import { firstView } from '../../support/first-view.ts';
import { expect, test } from '../../support/journey.ts';
import { checkScreen } from '../../support/screen-check.ts';

// spec: public/buttons
test(
  'the public site leads employers and workers to their own sites, and every page says that it is a sandbox',
  { tag: '@every-size' },
  async ({ page, stack }) => {
    await page.goto(stack.origin());
    await expect(page.getByText('Sandbox', { exact: true })).toBeVisible();
    await checkScreen(page);
    await firstView(page).getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL(`${stack.origin('employer')}/signup`);
    await expect(page.getByText('Sandbox', { exact: true })).toBeVisible();
    await page.goto(stack.origin('worker'));
    await expect(page).toHaveURL(`${stack.origin('worker')}/worker`);
    await expect(page.getByText('Sandbox', { exact: true })).toBeVisible();
    await checkScreen(page);
  },
);
