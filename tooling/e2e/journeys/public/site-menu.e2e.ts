import { expect, test } from '../../support/journey.ts';

test('the menu of the public site holds the focus while it is open, and closes by Escape and by a press elsewhere', async ({
  page,
  stack,
}) => {
  await page.goto(stack.origin());
  const opener = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const [first, last] = [
    menu.getByRole('link', { name: 'How it works' }),
    menu.getByRole('link', { name: 'Sign in' }),
  ];
  await opener.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  // Past both ends: the browser's own controls, then the button again.
  for (let link = 0; link < 4; link++) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(180, 700);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(`${stack.origin()}/`);

  await opener.click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(`${stack.origin()}/#pricing`);
  await expect(menu).not.toBeInViewport();
  // The page is free again.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
