import { expect, type Page } from 'playwright/test';
import * as z from 'zod';
import { HANGS_MILLISECONDS } from './hangs.ts';
import { press } from './press.ts';
import type { SandboxPhone } from './sandbox-phone.ts';
import { startWorker } from './worker.ts';

interface Person {
  readonly name: string;
  readonly nationalId: string;
  readonly email?: string;
  readonly language?: 'en' | 'sw';
}

/**
 * Puts a worker with a complete profile at the identity check, for journeys that begin there. `site` is the address for
 * the worker's phone.
 */
export async function startAtIdentity(
  page: Page,
  site: string,
  phone: SandboxPhone,
  { name, nationalId, email = '', language = 'en' }: Person,
): Promise<void> {
  const { id, token } = await startWorker(page, site, phone, { language });
  const address = new URL(`/api/nannies/${id}`, site);
  address.hostname = '127.0.0.1';
  const saved = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      name,
      email,
      phone: phone.number,
      location: 'Kilimani, Nairobi',
      date_of_birth: '1994-03-18',
      national_id: nationalId,
    }),
  });
  expect(saved.status).toBe(200);
  await page.goto(`${site}/worker/verification/identity`);
}

const jobs = z.object({ jobs: z.array(z.object({ job_id: z.string(), last_name: z.string() })) });

/** Decides an identity check on the page of the sandbox's provider, as a person does. */
export async function decideAtProvider(
  page: Page,
  sandboxOrigin: string,
  lastName: string,
  button: 'Approve' | 'Reject' | 'Provisional',
): Promise<void> {
  const find = async () => {
    const response = await fetch(`${sandboxOrigin}/identity`, { headers: { accept: 'application/json' } });
    return jobs.parse(await response.json()).jobs.find((job) => job.last_name === lastName)?.job_id;
  };
  await expect
    .poll(find, { message: 'the provider got the photos', timeout: HANGS_MILLISECONDS, intervals: [200] })
    .toBeDefined();
  const desk = await page.context().newPage();
  await desk.goto(`${sandboxOrigin}/identity/${(await find()) ?? ''}`);
  await desk.getByRole('button', { name: button }).click();
  await expect(desk.getByRole('button', { name: 'Reject' })).toHaveCount(0);
  await desk.close();
}

/** An invented face, as a file. */
async function picture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 600, height: 800 });
    const context = canvas.getContext('2d');
    for (let line = 0; line < 800; line += 8) {
      if (context !== null) context.fillStyle = line % 16 === 0 ? '#7a4e33' : '#e8d4c4';
      context?.fillRect(0, line, 600, 8);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** Chooses all photos from files, without the back of the card, and sends them. */
export async function sendFiles(page: Page): Promise<void> {
  const file = await picture(page);
  await press(page, 'Use photos from this phone instead');
  for (let place = 1; place <= 7; place += 1)
    await page
      .getByRole('button', { name: new RegExp(`^Photo ${String(place)} of 7: .* Choose`) })
      .setInputFiles(file);
  await press(page, 'Use this photo');
  await page.getByRole('button', { name: /^Front of your ID card Choose/ }).setInputFiles(file);
  await press(page, 'Use this photo');
  await press(page, 'Go on without the back');
  await press(page, 'Send Photos');
}
