import { inflateSync } from 'node:zlib';

/** What a reader would do by itself or at a click, beyond showing pages and opening web addresses. */
const ACTIVE_NAMES = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'Movie',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
];
/** A name ends where one of these follows, or nothing. */
const NAME_END = String.raw`(?![^\s\0()<>[\]{}/%])`;
const ACTIVE = new RegExp(`/(?:${ACTIVE_NAMES.join('|')})${NAME_END}`);
const LOCKED = new RegExp(`/Encrypt${NAME_END}`);

/** What object streams may come to in all; a page's picture is not among them. */
const MAXIMUM_INFLATED_BYTES = 32 * 1024 * 1024;
/** Far more than ten megabytes hold in earnest. */
const MAXIMUM_OBJECT_STREAMS = 2000;
const END_LENGTH = 2048;

export type PdfFinding = 'plain' | 'active' | 'locked' | 'unreadable';

/**
 * Looks through a PDF for active content: every name in it, however it is spelled (`/J#61vaScript`), also inside object
 * streams. It does not follow the file's own table of contents, which may lie, but reads all there is. An action needs
 * its name in full, and those are too long to turn up by chance in compressed bytes. What cannot be looked into is
 * `unreadable`: a password, or object streams packed in a way that no program of today writes.
 */
export function inspectPdf(bytes: Buffer): PdfFinding {
  const text = bytes.toString('latin1');
  const end = text.slice(-END_LENGTH);
  if (!text.startsWith('%PDF-') || !/startxref\s+\d+\s+%%EOF/.test(end)) return 'unreadable';
  const plain = withPlainNames(bytes);
  if (ACTIVE.test(plain)) return 'active';
  if (LOCKED.test(plain)) return 'locked';
  return lookIntoObjectStreams(bytes, text);
}

const HASH = 0x23;

/**
 * The text with its names as they are usually spelled: every letter may be written as its number. Only letters are made
 * plain, so that nothing else becomes a name. Byte by byte, for somebody may have spelled ten megabytes so.
 */
function withPlainNames(bytes: Buffer): string {
  if (!bytes.includes(HASH)) return bytes.toString('latin1');
  const plain = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const code = byte === HASH ? 16 * digitOf(bytes[at + 1]) + digitOf(bytes[at + 2]) : Number.NaN;
    if (isLetter(code)) at += 2;
    plain[length] = isLetter(code) ? code : byte;
    length += 1;
  }
  return plain.toString('latin1', 0, length);
}

const isLetter = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

/** The value of a hexadecimal digit; of anything else, and past the end, NaN. */
function digitOf(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  if (code >= 0x41 && code <= 0x46) return code - 0x37;
  return code >= 0x61 && code <= 0x66 ? code - 0x57 : Number.NaN;
}

/** The keyword, and where the packed bytes begin: on the next line. `endstream` fits too, and does no harm. */
const STREAM = /stream(?=([^\r\n]{0,80}(?:\r\n?|\n)))/g;

function lookIntoObjectStreams(bytes: Buffer, text: string): PdfFinding {
  let left = MAXIMUM_INFLATED_BYTES;
  let tried = 0;
  let before = 0;
  for (const { index, 0: keyword, 1: line = '' } of text.matchAll(STREAM)) {
    // Everything since the stream before: a dictionary can be written so that its own beginning is hard to tell.
    const around = withPlainNames(bytes.subarray(before, index));
    before = index + keyword.length;
    // What a reader needs to find the objects inside, whatever else the dictionary calls itself.
    if (!holdsObjects(around)) continue;
    const own = around.slice(around.lastIndexOf('obj'));
    const isSurely = holdsObjects(own) || /\/ObjStm\b/.test(around);
    if (isSurely && /\/DecodeParms\b|Decode\b(?<!FlateDecode)/.test(own)) return 'unreadable';
    tried += 1;
    if (tried > MAXIMUM_OBJECT_STREAMS) return 'unreadable';
    const inflated = inflate(bytes.subarray(before + line.length), left);
    if (inflated === 'too-much') return 'unreadable';
    if (inflated === 'not-packed') {
      // Where nothing is packed its names were among the file's own.
      if (isSurely && /\/Filter\b/.test(own)) return 'unreadable';
      continue;
    }
    left -= inflated.length;
    if (ACTIVE.test(withPlainNames(inflated))) return 'active';
  }
  return 'plain';
}

const holdsObjects = (text: string) => /\/First\b/.test(text) && /\/N\b/.test(text);

function inflate(bytes: Buffer, maximum: number): Buffer | 'too-much' | 'not-packed' {
  try {
    // Ends by itself where the packed bytes end.
    return inflateSync(bytes, { maxOutputLength: Math.max(1, maximum) });
  } catch (error) {
    const isTooMuch = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooMuch ? 'too-much' : 'not-packed';
  }
}
