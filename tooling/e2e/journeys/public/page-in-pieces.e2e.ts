import { expect, test } from '../../support/still-page.ts';
import { listedPages } from '../../support/sitemap.ts';
import { weakNetwork } from '../../support/weak-network.ts';

/** An uncompressed page has some 65 KB. It arrives in a second, about one part for each frame. */
const BYTES_PER_SECOND = 60_000;

// `still-page.ts` asserts at the end that nothing moved.
test(
  'a public page that arrives in pieces moves nothing that stands there already',
  { tag: '@every-size' },
  async ({ page, stack }) => {
    const listed = await listedPages(page.request, stack.origin());
    expect(listed.length).toBeGreaterThan(0);
    const network = await weakNetwork(stack.origin());
    // Compressed, the page would arrive in few large parts, with breaks that depend on every word.
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
    network.arriveAt(BYTES_PER_SECOND);
    for (const address of listed) {
      await page.goto(network.origin + new URL(address).pathname);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    network.stop();
  },
);
