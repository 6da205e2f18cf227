/** A name ends before one of these characters, or at the end of the text. */
const NAME_END = String.raw`(?![^\s\0()<>[\]{}/%])`;

/** Finds any of these names in a text with plain names. */
export const anyName = (names: readonly string[]): RegExp => new RegExp(`/(?:${names.join('|')})${NAME_END}`);

/** The same in the text as it is written, where each letter may be spelled as its number (`/#55RI`). */
export const anySpelling = (names: readonly string[]): string =>
  `/(?:${names.map((name) => name.replaceAll(/./g, spellingsOf)).join('|')})${NAME_END}`;

function spellingsOf(letter: string): string {
  const code = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|#${code.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
}

const HASH = 0x23;

/**
 * Returns the text with the usual spelling of its names, because a PDF may write every letter as its number.
 * Only letters are decoded, so that nothing else becomes a name. It works byte by byte, because a file may
 * spell ten megabytes this way.
 */
export function withPlainNames(bytes: Buffer): string {
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
