import { expect, type Page } from 'playwright/test';
import * as z from 'zod';
import { leave } from './leave.ts';
import { post } from './post.ts';
import type { SandboxPhone } from './sandbox-phone.ts';

const signedIn = z.object({ token: z.string() });

export interface Person {
  readonly name: string;
  readonly phone: SandboxPhone;
}

/** Signs a new employer up through the screens, up to the dashboard. */
export async function signUp(page: Page, employerOrigin: string, person: Person): Promise<void> {
  await page.goto(`${employerOrigin}/signup`);
  await signUpOn(page, person);
}

/** The same for an employer who is already at the sign-up. */
export async function signUpOn(page: Page, { name, phone }: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Phone Number').fill(phone.number);
  await page.getByLabel('Location').fill('Nairobi');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Phone' })).toBeVisible();
  await page.getByLabel('Digit 1 of 6').fill(await phone.code());
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/**
 * Puts a new employer on the dashboard without the sign-up screens, which show their messages for seconds. For journeys
 * that begin after them.
 */
export async function startSignedIn(
  page: Page,
  employerOrigin: string,
  { name, phone }: Person,
): Promise<void> {
  const applicant = { name, phone: phone.number, location: 'Nairobi' };
  const before = (await phone.arrived()).length;
  await post(employerOrigin, '/employers/auth/send-code', applicant);
  const code = await phone.code(before);
  const answer = await post(employerOrigin, '/employers/auth/verify', { ...applicant, code });
  const stored = {
    userData: JSON.stringify(applicant),
    employerName: name,
    authToken: signedIn.parse(answer).token,
  };
  const localStorage = Object.entries(stored).map(([entry, value]) => ({ name: entry, value }));
  await leave(page);
  await page.context().setStorageState({ cookies: [], origins: [{ origin: employerOrigin, localStorage }] });
  await page.goto(`${employerOrigin}/dashboard`);
}

/** Signs out from the dashboard, up to the public site. */
export async function logOut(page: Page, employerOrigin: string): Promise<void> {
  await page.goto(`${employerOrigin}/dashboard`);
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).not.toHaveURL(/\/dashboard/);
}

/** Invites a worker from the dashboard, up to the success screen. */
export async function invite(page: Page, worker: Person, packageName = 'Standard Check'): Promise<void> {
  await page.getByRole('link', { name: 'Invite Worker' }).click();
  await page.getByLabel('Full Name').fill(worker.name);
  await page.getByLabel('Phone Number').fill(worker.phone.number);
  await page.getByRole('radio', { name: new RegExp(packageName) }).check();
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invitation Sent Successfully!' })).toBeVisible();
}

/** The same, up to the employer's SMS about the worker's yes. */
export async function inviteAccepted(
  page: Page,
  employer: SandboxPhone,
  worker: Person,
  packageName?: string,
): Promise<void> {
  const before = (await employer.arrived()).length;
  await invite(page, worker, packageName);
  await worker.phone.write(`YES ${await requestNumber(worker.phone)}`);
  await employer.message(/has accepted/, before);
}

/** The short number of the last consent request on a worker's phone. */
export async function requestNumber(phone: SandboxPhone): Promise<string> {
  const [, number] = await phone.message(/Reply YES (\d+) or NO \1/);
  if (number === undefined) throw new Error('The question has no number');
  return number;
}
