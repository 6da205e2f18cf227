import { totpOf } from '@repo/api/test/totp-of';
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';
import type { SandboxPhone } from './sandbox-phone.ts';

/** Enters the phone and the code of its SMS at the sign-in of the team. */
export async function enterTeamCode(page: Page, origin: string, phone: SandboxPhone): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  await enterCodeHere(page, phone);
}

async function enterCodeHere(page: Page, phone: SandboxPhone): Promise<void> {
  const before = (await phone.received()).length;
  await page.getByLabel('Phone number').fill(phone.number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('6-digit code').fill(await phone.code(before));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The key of the authenticator app, as the set-up shows it. */
export async function shownKey(page: Page): Promise<string> {
  await page.getByText('Enter the key by hand').click();
  return (await page.getByRole('list', { name: 'Key' }).innerText()).replaceAll(/\s/g, '');
}

/** Keeps the recovery codes of a first sign-in, and goes on. */
export async function keepCodes(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  await page.getByRole('checkbox', { name: 'I keep these codes in a safe place.' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  return codes;
}

const isIn = (page: Page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

/** The name by which colleagues know a first administrator. */
export const nameOfFirst = ({ number }: SandboxPhone): string => `Member ${number.slice(-3)}`;

/** A first administrator, whom nobody named, says the name that colleagues see, and goes in. */
export async function giveName(page: Page, phone: SandboxPhone): Promise<void> {
  await page.getByLabel('Name that colleagues see').fill(nameOfFirst(phone));
  await page.getByRole('button', { name: 'Continue' }).click();
  await isIn(page);
}

/** With an authenticator app. */
async function setUp(page: Page, origin: string, phone: SandboxPhone) {
  await enterTeamCode(page, origin, phone);
  const key = await shownKey(page);
  await page.getByLabel('Code of your app').fill(totpOf(key));
  await page.getByRole('button', { name: 'Use the app' }).click();
  return { key, codes: await keepCodes(page) };
}

/** The first sign-in of a first administrator. */
export async function joinTeam(page: Page, origin: string, phone: SandboxPhone) {
  const own = await setUp(page, origin, phone);
  await giveName(page, phone);
  return own;
}

/** The first sign-in of an invited member. The invitation has her name. */
export async function joinInvited(page: Page, origin: string, phone: SandboxPhone) {
  const own = await setUp(page, origin, phone);
  await isIn(page);
  return own;
}

/** Reads a screen after the session of its member ended, and signs her in again with the app: the screen comes back. */
export async function comeBackIn(page: Page, phone: SandboxPhone, key: string): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await enterCodeHere(page, phone);
  // The last code of the app is used up. The next one counts already.
  await page.getByLabel('Code of your app').fill(totpOf(key, 30));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await isIn(page);
}

/** A passkey in this browser, whose owner always agrees. */
export async function havePasskeys(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
