import { expect, type Page } from 'playwright/test';
import { drawnPdf } from './files.ts';
import { sendFiles } from './identity.ts';
import { press } from './press.ts';
import type { SandboxPhone } from './sandbox-phone.ts';
import { workerSession } from './worker.ts';
import { agreeToCheck } from './worker-camera.ts';
import { nameReference } from './worker-references.ts';
import { workerWords } from './worker-words.ts';

const say = workerWords.en;

interface Evidence {
  readonly nationalId: string;
  readonly referees: readonly { readonly name: string; readonly number: string }[];
}

/** Sends a health certificate by the call of the screen. */
export async function sendHealthCertificate(workerOrigin: string, phone: SandboxPhone): Promise<void> {
  const { token } = await workerSession(workerOrigin, phone);
  const url = new URL('/api/worker/documents/certificates', workerOrigin);
  url.hostname = '127.0.0.1';
  const body = new FormData();
  body.set('file', new File([drawnPdf.buffer], drawnPdf.name, { type: drawnPdf.mimeType }));
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  expect(status).toBe(200);
}

/** What a signed-in worker gives for the checks of a premium case: profile, references, two papers and photos. */
export async function giveEvidence(
  page: Page,
  site: string,
  { nationalId, referees }: Evidence,
): Promise<void> {
  await page.goto(`${site}/worker/complete-profile`);
  await page.getByLabel('Location').fill('Kibera, Nairobi');
  await page.getByLabel('Date of Birth').fill('1996-04-12');
  await page.getByLabel('National ID Number').fill(nationalId);
  await press(page, 'Next');
  await press(page, 'Next');
  await press(page, 'Save Profile');
  await expect(page.getByText(/^Profile updated!/)).toBeVisible();

  await page.goto(`${site}/worker/references`);
  for (const [index, { name, number }] of referees.entries())
    await nameReference(page, say, index + 1, { name, phone: number });
  await press(page, 'Submit References');
  await expect(page.getByText('References submitted successfully!')).toBeVisible();

  await page.goto(`${site}/worker/documents`);
  // One after the other: the team gets them in this order.
  await page.getByLabel('Photo or PDF of your certificate', { exact: true }).setInputFiles(drawnPdf);
  await expect(page.getByText('Uploaded ✓')).toHaveCount(1);
  await page.getByLabel('Photo or PDF of your certificates', { exact: true }).setInputFiles(drawnPdf);
  await expect(page.getByText('Uploaded ✓')).toHaveCount(2);

  await page.goto(`${site}/worker/verification/identity`);
  await agreeToCheck(page, say);
  await sendFiles(page);
  await expect(page.getByText(say.checking)).toBeVisible();
}
