import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import Pdf from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cleanFile } from '../services/platform/files/file-process.ts';
import { prepareUpload } from '../services/platform/files/prepare.ts';
import { installErrorHandling } from './errors.ts';
import { receiveUpload, registerUploads } from './uploads.ts';

const MEGABYTE = 1024 * 1024;
const LIMIT = 5_242_880;

let app: FastifyInstance;
let folder: string;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'incoming-'));
  app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  installErrorHandling(app);
  await registerUploads(app, folder);
  for (const purpose of ['photo', 'document'] as const)
    app.post(`/${purpose}`, (request, reply) =>
      receiveUpload(request, { field: purpose, purpose }, async (upload) => {
        const { bytes, type } = await prepareUpload(cleanFile, upload, purpose);
        return reply.type(type).send(bytes);
      }),
    );
  app.post('/size', (request) =>
    receiveUpload(request, { field: 'photo', purpose: 'photo' }, async ({ bytes }) => ({ bytes })),
  );
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const failure = z.object({ message: z.string(), code: z.string() });

async function send(path: 'photo' | 'document' | 'size', bytes: Uint8Array<ArrayBuffer>, name = 'IMG_1.jpg') {
  const form = new FormData();
  form.append(path === 'size' ? 'photo' : path, new Blob([bytes], { type: 'image/jpeg' }), name);
  const response = await fetch(`http://127.0.0.1:${String(port)}/${path}`, { method: 'POST', body: form });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

async function refusal(path: 'photo' | 'document' | 'size', bytes: Uint8Array<ArrayBuffer>, name?: string) {
  const { status, body } = await send(path, bytes, name);
  return `${String(status)} ${failure.parse(JSON.parse(body.toString())).message}`;
}

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4488cc' } });
const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const copied = (bytes: Buffer) => new Uint8Array(bytes);
const UNREADABLE = '400 This photo could not be read. Please choose another one.';
const NOT_A_PHOTO = '400 Photo must be a JPG, PNG or WebP image';

describe('the size', () => {
  it('of exactly five megabytes passes, and a byte more does not', async () => {
    expect((await send('size', new Uint8Array(LIMIT))).body.toString()).toBe('{"bytes":5242880}');
    expect(await refusal('size', new Uint8Array(LIMIT + 1))).toBe('413 Photo must be less than 5MB');
    expect(await refusal('photo', new Uint8Array(LIMIT + 1))).toBe('413 Photo must be less than 5MB');
  });

  it('is refused on the way when nobody said how much it would be', async () => {
    const head = 'POST /size HTTP/1.1\r\nhost: a\r\nconnection: close\r\ntransfer-encoding: chunked\r\n';
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}content-type: multipart/form-data; boundary=x\r\n\r\n`);
    const chunk = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
    chunk('--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n');
    for (let sent = 0; sent <= LIMIT; sent += MEGABYTE) chunk('a'.repeat(MEGABYTE));
    // The service answers although the form never ends.
    expect((await buffer(socket)).toString()).toContain('HTTP/1.1 413 ');
  });

  it('leaves the connection fit for the next try', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(await refusal('size', new Uint8Array(3 * LIMIT))).toBe('413 Photo must be less than 5MB');
      expect((await send('size', new Uint8Array(10))).status).toBe(200);
    }
  });
});

describe('an image', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('%s becomes a JPEG of at most 384 pixels', async (format) => {
    const source = await drawn(3000, 2000).toFormat(format).toBuffer();
    const { status, type, body } = await send('photo', copied(source), 'holiday.exe');
    expect([status, type]).toEqual([200, 'image/jpeg']);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 384, height: 256 });
  });

  it('is turned upright, and loses what a camera wrote into it', async () => {
    const source = await drawn(300, 200)
      .withExif({ IFD0: { Artist: 'SECRET' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const { body } = await send('photo', copied(Buffer.concat([source, Buffer.from('<script>hidden')])));
    const { width, height, exif, icc, orientation } = await sharp(body).metadata();
    expect({ width, height, exif, icc, orientation }).toEqual({ width: 200, height: 300 });
    expect(body.includes('SECRET') || body.includes('hidden')).toBe(false);
  });

  it('of a document keeps up to 2400 pixels, a small one its own', async () => {
    const large = await send('document', copied(await drawn(3000, 4000).jpeg().toBuffer()));
    expect(await sharp(large.body).metadata()).toMatchObject({ width: 1800, height: 2400 });
    const small = await send('document', copied(await drawn(300, 200).png().toBuffer()));
    expect(await sharp(small.body).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  it('that is another thing is refused, whatever its name', async () => {
    expect(await refusal('photo', copied(Buffer.from(`MZ${'\0'.repeat(2000)}`)), 'me.jpg')).toBe(NOT_A_PHOTO);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await refusal('photo', copied(Buffer.from(svg)), 'me.jpg')).toBe(NOT_A_PHOTO);
    expect(await refusal('photo', copied(await drawn(10, 10).tiff().toBuffer()))).toBe(NOT_A_PHOTO);
    expect(await refusal('photo', copied(Buffer.from('\xff\xd8\xff nothing', 'latin1')))).toBe(UNREADABLE);
  });

  it('that ends too early is refused', async () => {
    const whole = await noisy(2000, 1500).jpeg().toBuffer();
    expect(await refusal('photo', copied(whole.subarray(0, whole.length / 2)))).toBe(UNREADABLE);
    expect(await refusal('photo', copied(whole.subarray(0, 200)))).toBe(UNREADABLE);
    const png = await noisy(500, 500).png().toBuffer();
    expect(await refusal('photo', copied(png.subarray(0, png.length / 2)))).toBe(UNREADABLE);
  });

  it('of 20,000 by 20,000 pixels is refused before it is decoded', async () => {
    const before = process.memoryUsage().rss;
    const tooMany = '400 This photo is too large to open. Please choose a smaller one.';
    expect(await refusal('photo', copied(hugePng(20_000)))).toBe(tooMany);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MEGABYTE);
  });
});

describe('a document', () => {
  it('may be a PDF, which stays as it is', async () => {
    const document = new Pdf();
    document.text('A certificate').end();
    const bytes = await buffer(document);
    const { status, type, body } = await send('document', copied(bytes), 'certificate.pdf');
    expect([status, type, body.equals(bytes)]).toEqual([200, 'application/pdf', true]);
    expect(await refusal('photo', copied(bytes))).toBe(NOT_A_PHOTO);
  });

  it('with JavaScript in it is refused', async () => {
    const text =
      '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (1) >> >> endobj\nstartxref\n9\n%%EOF\n';
    expect(await refusal('document', copied(Buffer.from(text)))).toMatch(/^400 This PDF contains scripts/);
  });
});

it('is asked for when the form holds none', async () => {
  expect(await refusal('photo', new Uint8Array(0))).toBe('400 Please choose a photo.');
  const form = new FormData();
  form.append('other', new Blob(['x']), 'a.jpg');
  for (const body of [form, new FormData(), 'text']) {
    const response = await fetch(`http://127.0.0.1:${String(port)}/photo`, { method: 'POST', body });
    expect([response.status, failure.parse(await response.json()).message]).toEqual([
      400,
      'Please choose a photo.',
    ]);
  }
});

it('leaves nothing behind when the connection is cut half way', async () => {
  const socket = connect(port, '127.0.0.1');
  const part = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';
  socket.write(
    `POST /photo HTTP/1.1\r\nhost: a\r\ncontent-length: 4000000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n${part}`,
  );
  socket.write(Buffer.alloc(2_000_000));
  await expect.poll(() => readdir(folder)).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdir(folder)).toEqual([]);
});

/** A black image in compressed rows. It is small to send, and needs more than a gigabyte when it is drawn. */
function hugePng(edge: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(edge * 30));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunkOf('IHDR', header),
    chunkOf('IDAT', rows),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
