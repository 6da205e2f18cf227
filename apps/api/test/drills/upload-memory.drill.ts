import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';

const MEGABYTE = 1024 * 1024;
const PROGRAM = fileURLToPath(new URL('upload-program.ts', import.meta.url));

let folder: string;
let service: ChildProcess;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const started = spawn(process.execPath, [PROGRAM, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  service = started;
  const [line]: unknown[] = await once(createInterface(started.stdout), 'line');
  origin = z.url().parse(line);
});
afterAll(async () => {
  service.kill();
  await rm(folder, { recursive: true });
});

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#4488cc80' } });
const noisy = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise } });
};

const photos = {
  'a phone’s own': () => noisy(4000, 3000).jpeg({ quality: 60 }).withMetadata({ orientation: 6 }).toBuffer(),
  progressive: () => drawn(4600, 3450).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  'the largest PNG': () => drawn(7000, 7000).png().toBuffer(),
  'an interlaced PNG': () => drawn(4000, 4000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  'the largest WebP': () => drawn(4000, 4000).webp().toBuffer(),
};

async function send(bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const response = await fetch(`${origin}/photo`, { method: 'POST', body: form });
  await response.arrayBuffer();
  return response.status;
}

it('twenty of the worst at once leave the service itself far below 400 MB', async () => {
  const sources: Buffer[] = [];
  for (const draw of Object.values(photos)) sources.push(await draw());
  const twenty = [...sources, ...sources, ...sources, ...sources];
  const statuses = await Promise.all(twenty.map(send));
  expect(statuses).toEqual(twenty.map(() => 200));
  const { most } = z.object({ most: z.number() }).parse(await (await fetch(`${origin}/memory`)).json());
  expect(most).toBeGreaterThan(60 * MEGABYTE);
  expect(most).toBeLessThan(300 * MEGABYTE);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
}, 60_000);
