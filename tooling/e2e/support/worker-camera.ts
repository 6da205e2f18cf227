import { expect, type test } from './journey.ts';
import type { Page } from 'playwright/test';
import { HANGS_MILLISECONDS } from './hangs.ts';
import { press } from './press.ts';
import type { WorkerWords } from './worker-words.ts';

/** Three seconds are counted, then eight pictures are taken as she moves; sent, each is drawn anew by a process of its own. */
const PHOTOS = { timeout: HANGS_MILLISECONDS };

type Uses = Parameters<typeof test.use>[0];

const launchedWith = (...more: readonly string[]): Uses => ({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...more] });
  },
});

/** A camera of Chromium's own making, which sees a moving drawing; the fewest pictures a second cost the least. */
const CAMERA = '--use-fake-device-for-media-stream=fps=5';
// A permission that the page is given is not enough: the pinned build is nobody's window, and has no way to ask.
export const drawnCamera = launchedWith(CAMERA, '--use-fake-ui-for-media-stream');
/** The same camera, and a worker who does not allow it. */
export const refusedCamera = launchedWith(CAMERA, '--use-fake-ui-for-media-stream=deny');

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
