import { deflateSync, crc32 } from 'node:zlib';
import type { Stack } from '@repo/launcher/stack';
import { type Figure, figure } from '../figure.ts';
import { signIn } from '../person.ts';
import { promises } from '../promises.ts';
import { mostMegabytes } from '../resident-memory.ts';
import { slowestHealth } from '../slowest-health.ts';

const AT_ONCE = 20;
const MEGABYTE = 1024 * 1024;

/**
 * The cost of twenty workers who upload the largest accepted files at once: memory, time, and the delay of other
 * requests.
 */
export async function measureUploads(stack: Stack): Promise<Figure[]> {
  const phones = Array.from({ length: AT_ONCE }, (_, index) => `+254700000${String(300 + index)}`);
  const tokens: string[] = [];
  for (const phone of phones) tokens.push(await signIn(stack, '/auth', phone));
  const [pdf, picture] = [largestPdf(), photo(4000, 3000)];
  const uploads = `${AT_ONCE} uploads at once`;
  const sendAll = async (): Promise<number> => {
    const began = performance.now();
    await Promise.all(tokens.map((token, index) => upload(stack, token, index % 2 === 0 ? pdf : picture)));
    return (performance.now() - began) / 1000;
  };
  const [[seconds, health], most] = await mostMegabytes(stack, () => slowestHealth(stack, uploads, sendAll));
  return [
    figure(`memory of the API, ${uploads}`, most, promises.uploadMemory),
    figure(`${uploads}, until the last is answered`, seconds, promises.uploadTime),
    health,
  ];
}

async function upload(stack: Stack, token: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'certificate');
  const response = await fetch(`${stack.apiAddress()}/api/worker/documents/certificates`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`An upload answered ${response.status}: ${await response.text()}`);
}

/** A PDF of almost ten megabytes, almost all of it image data. */
function largestPdf(): Uint8Array<ArrayBuffer> {
  const head = '%PDF-1.7\n1 0 obj << /Length 1 >> stream\n';
  const end = '\nendstream endobj\nstartxref\n9\n%%EOF\n';
  const filling = Buffer.alloc(10 * MEGABYTE - head.length - end.length, 7);
  return new Uint8Array(Buffer.concat([Buffer.from(head), filling, Buffer.from(end)]));
}

/** An image in the full size of a phone camera. */
function photo(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + 3 * width)), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
