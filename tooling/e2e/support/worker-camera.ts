import { expect, type test } from './journey.ts';
import type { Page } from 'playwright/test';
import { HANGS_MILLISECONDS } from './hangs.ts';
import { press } from './press.ts';
import type { WorkerWords } from './worker-words.ts';

/** Three seconds are counted, then eight pictures are taken as she moves; sent, each is drawn anew by a process of its own. */
const PHOTOS = { timeout: HANGS_MILLISECONDS };

/** A camera of Chromium's own making, which sees a moving drawing; the fewest pictures a second cost the least. */
export const drawnCamera: Parameters<typeof test.use>[0] = {
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream=fps=5'];
    await use({ ...launchOptions, args });
  },
  permissions: ['camera'],
};

export async function agreeToCheck(page: Page, say: WorkerWords): Promise<void> {
  await page.getByRole('checkbox', { name: say.agree }).check();
  await press(page, say.begin);
}

/** From her word to all photos taken: a selfie with the series of her face, and both sides of her ID card. */
export async function takePhotos(page: Page, say: WorkerWords): Promise<void> {
  await agreeToCheck(page, say);
  await press(page, say.takeSelfie);
  await expect(page.getByRole('button', { name: say.usePhoto })).toBeVisible(PHOTOS);
  await press(page, say.usePhoto);
  for (const side of [say.front, say.back]) {
    await expect(page.getByRole('heading', { name: side, exact: true })).toBeVisible();
    await press(page, say.takePhoto);
    await press(page, say.usePhoto);
  }
  await expect(page.getByText(say.morePhotos)).toBeVisible();
}

/** Sends the photos that were taken; they have arrived. */
export async function sendPhotos(page: Page, say: WorkerWords): Promise<void> {
  await press(page, say.sendPhotos);
  await expect(page.getByRole('status').filter({ hasText: say.checking })).toBeVisible(PHOTOS);
}
