import { expect, test } from '../../support/still-page.ts';
import { holdBack } from '../../support/network.ts';

// `still-page.ts` asserts at the end that nothing moved.
for (const [site, path] of [
  ['employer', '/login'],
  ['worker', '/worker'],
  ['ops', '/'],
] as const)
  test(
    `the ${site} site shows the mark in the middle of the screen until its scripts arrive`,
    { tag: '@every-size' },
    async ({ page, stack }) => {
      const release = await holdBack(page, [/\.js$/]);
      await page.goto(stack.origin(site) + path, { waitUntil: 'commit' });
      const mark = page.locator('#root > svg rect');
      await expect(mark).toBeInViewport({ ratio: 1 });
      const box = await mark.boundingBox();
      const body = await page.locator('body').boundingBox();
      expect(box?.width).toBe(56);
      expect((box?.x ?? 0) + 28).toBeCloseTo((body?.width ?? 0) / 2, 0);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(mark).toBeHidden();
    },
  );
