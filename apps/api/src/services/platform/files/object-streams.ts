import { inflateSync } from 'node:zlib';
import * as z from 'zod';
import { withPlainNames } from './pdf-names.ts';
import { FileRefused } from './upload.ts';

/** The pictures of pages are not object streams, so a real file stays far below this. */
const MAXIMUM_BYTES = 32 * 1024 * 1024;
/** Far more than a real file of ten megabytes has. Each holds a hundred objects or more. */
const MAXIMUM_STREAMS = 200;

/** What the inspection of one file may still inflate, in all its passes together. */
export interface InflationBudget {
  bytes: number;
}

export const newBudget = (): InflationBudget => ({ bytes: MAXIMUM_BYTES });

/** A stream that holds objects, or may hold them. */
export interface ObjectStream {
  /** The place of the packed bytes in the file, and their number. */
  readonly start: number;
  readonly packedBytes: number;
  readonly inflated: Buffer;
}

/**
 * Finds the keyword and the beginning of the packed bytes, on the next line. It also matches `endstream`,
 * without harm.
 */
export const STREAM = /stream(?=([^\r\n]{0,80}(?:\r\n?|\n)))/g;

/**
 * The packed object streams of a file.
 * @throws FileRefused `unreadable` for one that cannot be inflated, in an encoding that no current program
 * writes, and for too many streams or bytes.
 */
export function* objectStreams(
  bytes: Buffer,
  text: string,
  budget: InflationBudget,
): Generator<ObjectStream> {
  let tried = 0;
  for (const { index, 0: keyword, 1: line = '' } of text.matchAll(STREAM)) {
    if (text.endsWith('end', index)) continue;
    const from = Math.max(0, text.lastIndexOf('obj', index));
    const own = withPlainNames(bytes.subarray(from, index));
    // A PDF reader needs these keys to find the objects inside, whatever type the dictionary states.
    const isSurely = holdsObjects(own);
    if (!isSurely && isWholeDictionary(own) && beginsAt(text, from)) continue;
    if (/\/DecodeParms\b|Decode\b(?<!FlateDecode)/.test(own)) throw new FileRefused('unreadable');
    tried += 1;
    if (tried > MAXIMUM_STREAMS) throw new FileRefused('unreadable');
    const start = index + keyword.length + line.length;
    if (isZlib(bytes.subarray(start))) yield { start, ...inflate(bytes.subarray(start), budget) };
    // An unpacked stream has its names in the file itself, where they are tested too.
    else if (/\/Filter\b/.test(own)) throw new FileRefused('unreadable');
  }
}

const holdsObjects = (text: string) => /\/First\b/.test(text) && /\/N\b/.test(text);

/**
 * Whether a text from `obj` on is one dictionary, without a string or a comment. In a string or a comment, what
 * looks like the beginning of an object may be a part of another dictionary, whose keys come before it.
 */
function isWholeDictionary(own: string): boolean {
  if (!/^obj[\s\0]*<<[^()%]*>>[\s\0]*$/.test(own)) return false;
  return own.split('<<').length === own.split('>>').length;
}

const FIRST_OBJECT = /^%PDF-[^\r\n]*[\r\n]+(?:%[^\r\n]*[\r\n]+)*[\s\0]*\d+\s+\d+\s+$/;
const NEXT_OBJECT = /^[\s\0]*\d+\s+\d+\s+$/;
/** More than the comments at the beginning of a file need. */
const HEADER_LENGTH = 1024;

/** Whether an object begins at this `obj`: nothing but its number stands between it and the object before. */
function beginsAt(text: string, from: number): boolean {
  const before = text.lastIndexOf('endobj', from);
  if (before === -1) return from < HEADER_LENGTH && FIRST_OBJECT.test(text.slice(0, from));
  return (
    from - before < HEADER_LENGTH &&
    NEXT_OBJECT.test(text.slice(before + 'endobj'.length, from)) &&
    // The end of the object before is not in a comment.
    !/%[^\r\n]*$/.test(text.slice(Math.max(0, before - HEADER_LENGTH), before))
  );
}

/** Whether the bytes begin with the header that every inflater requires (RFC 1950, 2.2). */
function isZlib([method = 0, flags = 0]: Buffer): boolean {
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

const inflation = z.object({
  buffer: z.instanceof(Buffer),
  engine: z.object({ bytesWritten: z.number() }),
});

/**
 * The inflation stops by itself at the end of the packed bytes. One that fails ends the inspection: what it
 * had inflated until then is neither known nor paid for by another try, and a PDF reader may use it.
 */
function inflate(bytes: Buffer, budget: InflationBudget): { packedBytes: number; inflated: Buffer } {
  let result: unknown;
  try {
    result = inflateSync(bytes, { maxOutputLength: Math.max(1, budget.bytes), info: true });
  } catch (error) {
    throw new FileRefused('unreadable', { cause: error });
  }
  const { buffer: inflated, engine } = inflation.parse(result);
  // Bytes that are read cost time too: packed bytes may stand for nothing.
  budget.bytes -= inflated.length + engine.bytesWritten;
  if (budget.bytes < 0) throw new FileRefused('unreadable');
  return { packedBytes: engine.bytesWritten, inflated };
}
