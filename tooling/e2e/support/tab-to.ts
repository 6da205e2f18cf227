import { expect, type Locator } from 'playwright/test';

/** More stops than any screen has: the keyboard does not reach a control beyond. */
export const MOST_STOPS = 80;

/** Moves to a control with the keyboard alone, and fails when the keyboard cannot reach it. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}
