import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanFile } from '../src/services/platform/files/file-process.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { longestTurn } from './main-thread.ts';
import { sharedTail } from './shared-tail.ts';
import { MEGABYTE, pdf, picture, uploadWorkOf, type UploadWork } from './upload-work.ts';

const PROMISED_MILLISECONDS = 200;
/** Requests without a pause would take the core on which the program cleans the file. `longestTurn` sees every turn. */
const ASK_EVERY_MILLISECONDS = 10;
const LARGE = 10_000_000;

let api: TestApi;
let work: UploadWork;
let folder: string;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  api = await startTestApi({ DATA_DIR: folder }, cleanFile);
  work = uploadWorkOf(api);
  token = await api.signInWorker('+254700000970');
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const document = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\nstartxref\n9\n%%EOF\n'].map((part) => Buffer.from(part)));
const objects = '1 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >> stream\n';

/** Object streams that stand for nothing and break off. */
function empty(): Buffer {
  const block = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    Buffer.alloc(20_000, Buffer.from([0, 0, 0, 255, 255])),
  ]);
  return document(...Array.from({ length: 400 }, () => [Buffer.from(objects), block]).flat());
}

/** A picture that says that it has so many pixels, and holds none of them. */
function png(edge: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

const riff = (kind: string) =>
  Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x00WEBP', 'latin1'), Buffer.from(kind)]);
const filled = (text: string) => document(Buffer.alloc(LARGE, text));

const files: readonly (readonly [string, number, () => Buffer | Promise<Buffer>])[] = [
  ['a plain PDF of ten megabytes', 200, () => filled('abc ')],
  ['a plain PDF', 200, () => pdf()],
  ['a photo', 200, () => picture('#4488cc', 4000, 3000)],
  ['object streams that share a tail', 400, () => sharedTail(2000)],
  ['object streams that stand for nothing', 400, empty],
  [
    'an object stream that is a bomb',
    400,
    () => document(objects, deflateSync(Buffer.alloc(200 * MEGABYTE))),
  ],
  ['names spelled in digits', 200, () => filled('#41')],
  ['names that begin and do not end', 200, () => filled('/#55R')],
  ['links', 200, () => filled('/S /URI /URI (a) ')],
  ['ends', 400, () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(LARGE, 'startxref 1 ')])],
  ['streams that begin', 400, () => filled('obj /First 1 /N 1 stream\n')],
  ['streams that end', 200, () => filled('endstream')],
  ['white space', 200, () => filled(' ')],
  ['lines that look like the end of the form', 200, () => filled('\r\n------')],
  ['a picture of 20,000 by 20,000 pixels', 400, () => png(20_000, Buffer.alloc(600_000))],
  ['a picture with a bomb behind its pixels', 200, () => png(10, Buffer.alloc(100 * MEGABYTE))],
  [
    'a JPEG of rubbish',
    400,
    () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(LARGE, 'ab')]),
  ],
  ['a WebP of rubbish', 400, () => Buffer.concat([riff('VP8L'), Buffer.alloc(LARGE, 0x2f)])],
  ['an HEIC of rubbish', 400, () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(LARGE)])],
];

it.each(files)(
  '%s holds nobody up',
  async (_what, status, make) => {
    const bytes = await make();
    let answers = 0;
    let isOver = false;
    const poll = async () => {
      for (; !isOver; answers += 1) {
        expect(await api.call('GET', '/api/health')).toMatchObject({ status: 200 });
        await sleep(ASK_EVERY_MILLISECONDS);
      }
    };
    const longest = await longestTurn(async () => {
      const polling = poll();
      const answer = await work.send('/api/worker/documents/certificates', { field: 'file', bytes, token });
      isOver = true;
      await polling;
      expect(answer).toMatchObject({ status });
    });
    expect(answers).toBeGreaterThan(0);
    expect(longest).toBeLessThan(PROMISED_MILLISECONDS);
  },
  30_000,
);
