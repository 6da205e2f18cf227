import { inflateSync } from 'node:zlib';

/**
 * The names of actions that a PDF reader performs by itself or at a click. Showing pages and opening web
 * addresses are not among them.
 */
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
/** A name ends before one of these characters, or at the end of the text. */
const NAME_END = String.raw`(?![^\s\0()<>[\]{}/%])`;
const ACTIVE = new RegExp(`/(?:${ACTIVE_NAMES.join('|')})${NAME_END}`);
const LOCKED = new RegExp(`/Encrypt${NAME_END}`);

/** The maximum size of all object streams together. The pictures of pages are not object streams. */
const MAXIMUM_INFLATED_BYTES = 32 * 1024 * 1024;
/** Far more than a real file of ten megabytes holds. */
const MAXIMUM_OBJECT_STREAMS = 2000;
const END_LENGTH = 2048;

export type PdfFinding = 'plain' | 'active' | 'locked' | 'unreadable';

/**
 * Searches a PDF for active content. It tests every name in the file, in any spelling (`/J#61vaScript`), also
 * inside object streams. It reads the whole file and does not trust the file's own table of contents, which
 * may be wrong. An action needs its full name. These names are too long to appear by chance in compressed
 * bytes. A file that cannot be inspected is `unreadable`, as with object streams in an encoding that no
 * current program writes. A file with a password is `locked`.
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
 * Returns the text with the usual spelling of its names, because a PDF may write every letter as its number.
 * Only letters are decoded, so that nothing else becomes a name. It works byte by byte, because a file may
 * spell ten megabytes this way.
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

/** The value of a hexadecimal digit. NaN for any other byte, and past the end. */
function digitOf(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  if (code >= 0x41 && code <= 0x46) return code - 0x37;
  return code >= 0x61 && code <= 0x66 ? code - 0x57 : Number.NaN;
}

/**
 * Finds the keyword and the beginning of the packed bytes, on the next line. It also matches `endstream`,
 * without harm.
 */
const STREAM = /stream(?=([^\r\n]{0,80}(?:\r\n?|\n)))/g;

function lookIntoObjectStreams(bytes: Buffer, text: string): PdfFinding {
  let left = MAXIMUM_INFLATED_BYTES;
  let tried = 0;
  let before = 0;
  for (const { index, 0: keyword, 1: line = '' } of text.matchAll(STREAM)) {
    // Everything since the stream before, because a dictionary can hide where it begins.
    const around = withPlainNames(bytes.subarray(before, index));
    before = index + keyword.length;
    // A PDF reader needs these keys to find the objects inside, whatever type the dictionary states.
    if (!holdsObjects(around)) continue;
    const own = around.slice(around.lastIndexOf('obj'));
    const isSurely = holdsObjects(own) || /\/ObjStm\b/.test(around);
    if (isSurely && /\/DecodeParms\b|Decode\b(?<!FlateDecode)/.test(own)) return 'unreadable';
    tried += 1;
    if (tried > MAXIMUM_OBJECT_STREAMS) return 'unreadable';
    const inflated = inflate(bytes.subarray(before + line.length), left);
    if (inflated === 'too-much') return 'unreadable';
    if (inflated === 'not-packed') {
      // An unpacked stream has its names in the file itself, where they were tested before.
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
    // The inflation stops by itself at the end of the packed bytes.
    return inflateSync(bytes, { maxOutputLength: Math.max(1, maximum) });
  } catch (error) {
    const isTooMuch = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooMuch ? 'too-much' : 'not-packed';
  }
}
