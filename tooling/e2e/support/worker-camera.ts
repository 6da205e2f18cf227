import { expect, type test } from './journey.ts';
import type { Page } from 'playwright/test';
import { HANGS_MILLISECONDS } from './hangs.ts';
import { press } from './press.ts';
import type { WorkerWords } from './worker-words.ts';

/**
 * A countdown of three seconds, then eight photos while the worker moves. After the upload, a separate process redraws
 * each.
 */
const PHOTOS = { timeout: HANGS_MILLISECONDS };

type Uses = Parameters<typeof test.use>[0];

const launchedWith = (...more: readonly string[]): Uses => ({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...more] });
  },
});

/** Chromium's fake camera, which shows a moving drawing. The lowest frame rate costs the least. */
const CAMERA = '--use-fake-device-for-media-stream=fps=5';
// A granted permission is not enough: the pinned build has no window, and cannot show the prompt.
export const drawnCamera = launchedWith(CAMERA, '--use-fake-ui-for-media-stream');
/** The same camera, and a worker who denies it. */
export const refusedCamera = launchedWith(CAMERA, '--use-fake-ui-for-media-stream=deny');

export async function agreeToCheck(page: Page, say: WorkerWords): Promise<void> {
  await page.getByRole('checkbox', { name: say.agree }).check();
  await press(page, say.begin);
}

/** From the worker's agreement to all photos: a selfie with the series of face photos, and both sides of the ID card. */
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

/** Sends the photos and waits until they arrived. */
export async function sendPhotos(page: Page, say: WorkerWords): Promise<void> {
  await press(page, say.sendPhotos);
  await expect(page.getByRole('status').filter({ hasText: say.checking })).toBeVisible(PHOTOS);
}
