import { deflateRawSync } from 'node:zlib';
import { MEGABYTE } from './upload-work.ts';

/** The comment hides where the dictionary begins. */
const DICTIONARY = '1 0 obj << /N 1 /First 4 % obj\n/Filter /FlateDecode >> stream\n';

/**
 * A PDF of `count` object streams, each packed well, where each begins within the one before and all of them
 * go on to the same 30 megabytes. Their common end breaks off. A hundred kilobytes of it cost an inflater that
 * begins anew at each stream 60 gigabytes.
 */
export function sharedTail(count: number): Buffer {
  const head = Buffer.from(`${DICTIONARY}x\x9c`, 'latin1');
  // A block that is stored as it is (RFC 1951, 3.2.4): the next stream is its content.
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(head.length, 1);
  stored.writeUInt16LE(0xff_ff - head.length, 3);
  const streams = Array.from({ length: count - 1 }, () => [stored, head]).flat();
  const tail = deflateRawSync(Buffer.alloc(30 * MEGABYTE));
  const end = Buffer.from('\nendstream\nstartxref\n9\n%%EOF\n');
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), head, ...streams, tail.subarray(0, -1), end]);
}
