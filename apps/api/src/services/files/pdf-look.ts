import { inflateSync } from 'node:zlib';

/** What a reader would do by itself or at a click, beyond showing pages and opening web addresses. */
const ACTIVE_NAMES = new Set([
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
]);

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
export function lookAtPdf(bytes: Buffer): PdfFinding {
  const text = bytes.toString('latin1');
  const end = text.slice(-END_LENGTH);
  if (!text.startsWith('%PDF-') || !/startxref\s+\d+\s+%%EOF/.test(end)) return 'unreadable';
  const names = namesIn(text);
  if (names.isActive) return 'active';
  if (names.isLocked) return 'locked';
  return lookIntoObjectStreams(bytes, text);
}

const NAME = /\/([^\s\0()<>[\]{}/%]{3,60})/g;

function namesIn(text: string): { readonly isActive: boolean; readonly isLocked: boolean } {
  let isLocked = false;
  for (const [, spelled = ''] of text.matchAll(NAME)) {
    const name = plainName(spelled);
    if (ACTIVE_NAMES.has(name)) return { isActive: true, isLocked };
    isLocked ||= name === 'Encrypt';
  }
  return { isActive: false, isLocked };
}

const plainName = (name: string) =>
  name.includes('#')
    ? name.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
    : name;

/** The keyword, and where the packed bytes begin: on the next line. `endstream` fits too, and does no harm. */
const STREAM = /stream(?=([^\r\n]{0,80}(?:\r\n?|\n)))/g;

function lookIntoObjectStreams(bytes: Buffer, text: string): PdfFinding {
  let left = MAXIMUM_INFLATED_BYTES;
  let tried = 0;
  let before = 0;
  for (const { index, 0: keyword, 1: line = '' } of text.matchAll(STREAM)) {
    // Everything since the stream before: a dictionary can be written so that its own beginning is hard to tell.
    const around = text.slice(before, index).replaceAll(NAME, (_, name: string) => `/${plainName(name)}`);
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
    if (namesIn(inflated.toString('latin1')).isActive) return 'active';
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
