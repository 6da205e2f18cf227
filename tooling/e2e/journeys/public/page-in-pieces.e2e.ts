import { expect, test } from '../../support/still-page.ts';
import { listedPages } from '../../support/sitemap.ts';
import { weakNetwork } from '../../support/weak-network.ts';

/** A page is some 65 KB before it is pressed: it comes in a second, about a piece for each time that it can be drawn. */
const BYTES_PER_SECOND = 60_000;

// That nothing moved is asked at the end.
test(
  'a public page that arrives in pieces moves nothing that stands there already',
  { tag: '@every-size' },
  async ({ page, stack }) => {
    const listed = await listedPages(page.request, stack.origin());
    expect(listed.length).toBeGreaterThan(0);
    const network = await weakNetwork(stack.origin());
    // Pressed, it would come in few and large pieces, and where they break would hang on every word of it.
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
    network.arriveAt(BYTES_PER_SECOND);
    for (const address of listed) {
      await page.goto(network.origin + new URL(address).pathname);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    network.stop();
  },
);
