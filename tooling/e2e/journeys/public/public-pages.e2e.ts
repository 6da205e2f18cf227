import { expect, test } from '../../support/journey.ts';
import { checkWhole } from '../../support/screen-check.ts';
import { listedPages } from '../../support/sitemap.ts';

const WIDTHS = [320, 360, 768, 1280];
/** Paths without a page, or with a page hidden from visitors. */
const nothing = ['/no-such-page', '/w/nobody-at-all', '/r/AAAA-AAAA-AAAA'];

// Chromium reports every 4xx answer on its console.
test.use({ expectedComplaints: [/status of 404/] });

// The stories of each page run axe and compare its light and dark screenshots.
test('every public page is whole on every screen, in each language', async ({ page, stack }) => {
  const listed = await listedPages(page.request, stack.origin());
  for (const home of ['/', '/sw/']) expect(listed).toContain(stack.origin() + home);
  const unlisted = ['', '/sw'].flatMap((language) => nothing.map((path) => stack.origin() + language + path));
  for (const address of [...listed, ...unlisted]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of WIDTHS) await checkWhole(page, width);
  }
});
