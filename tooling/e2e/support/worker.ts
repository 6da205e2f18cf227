import { expect, type Locator, type Page } from 'playwright/test';
import * as z from 'zod';
import { leave } from './leave.ts';
import { post } from './post.ts';
import type { SandboxPhone } from './sandbox-phone.ts';

const signedIn = z.object({ token: z.string(), user: z.looseObject({ id: z.string() }) });

/** The first box of a code. */
export const firstDigit = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^(Digit|Tarakimu ya) 1 / });

/** Enters a code in the six boxes with one tap: the last digit sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await firstDigit(page).click();
  await page.keyboard.type(code);
}

/** Presses digits on the keypad of the screen. */
export async function pressDigits(page: Page, digits: string): Promise<void> {
  const keypad = page.getByRole('group', { name: /Keypad|Vitufe/ });
  for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).click();
}

/** Signs a worker in through the screens, from the entry to the next screen for this worker. */
export async function signInWorker(page: Page, workerOrigin: string, phone: SandboxPhone): Promise<void> {
  const before = (await phone.arrived()).length;
  await page.goto(`${workerOrigin}/worker`);
  await page.getByLabel('Phone Number').fill(phone.number);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Phone' })).toBeVisible();
  await enterCode(page, await phone.code(before));
  await expect(page).toHaveURL(/\/worker\/(dashboard|verification)$/);
}

interface Start {
  readonly language?: 'en' | 'sw';
  /** The first screen. */
  readonly path?: string;
}

/** Signs a worker in by the calls of the screens. */
export async function workerSession(
  workerOrigin: string,
  phone: SandboxPhone,
  language: 'en' | 'sw' = 'en',
): Promise<z.output<typeof signedIn>> {
  const before = (await phone.arrived()).length;
  await post(workerOrigin, '/auth/send-code', { phone: phone.number });
  const code = await phone.code(before);
  return signedIn.parse(await post(workerOrigin, '/auth/verify', { phone: phone.number, code, language }));
}

/**
 * Puts a signed-in worker on a screen without the sign-in screens, which show their messages for seconds. For journeys
 * that begin after them.
 */
export async function startWorker(
  page: Page,
  workerOrigin: string,
  phone: SandboxPhone,
  { language = 'en', path = '/worker/dashboard' }: Start = {},
): Promise<{ readonly token: string; readonly id: string }> {
  const { token, user } = await workerSession(workerOrigin, phone, language);
  const stored = { workerToken: token, workerData: JSON.stringify(user), workerLanguage: language };
  const localStorage = Object.entries(stored).map(([entry, value]) => ({ name: entry, value }));
  await leave(page);
  await page.context().setStorageState({ cookies: [], origins: [{ origin: workerOrigin, localStorage }] });
  await page.goto(`${workerOrigin}${path}`);
  return { token, id: user.id };
}
