import { expect, type Page } from 'playwright/test';
import type { WorkerWords } from './worker-words.ts';

/** Three seconds are counted, then eight pictures are taken as she moves. */
const SERIES_MILLISECONDS = 20_000;

/** From her word to her photos on their way: a selfie, and both sides of her ID card. */
export async function takePhotos(page: Page, say: WorkerWords): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('checkbox', { name: say.agree }).check();
  await press(say.begin);
  await press(say.takeSelfie);
  await expect(page.getByRole('button', { name: say.usePhoto })).toBeVisible({
    timeout: SERIES_MILLISECONDS,
  });
  await press(say.usePhoto);
  for (const side of [say.front, say.back]) {
    await expect(page.getByRole('heading', { name: side, exact: true })).toBeVisible();
    await press(say.takePhoto);
    await press(say.usePhoto);
  }
  await press(say.sendPhotos);
}
