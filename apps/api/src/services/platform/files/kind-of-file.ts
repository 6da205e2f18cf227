import { open } from 'node:fs/promises';

export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

const LONGEST_BYTES = 12;

const beginsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** The kind of a file by its first bytes. Its name and the sender's content type do not count. */
export function kindOfBytes(head: Buffer): FileKind | undefined {
  if (beginsWith(head, '\xff\xd8\xff')) return 'jpeg';
  if (beginsWith(head, '\x89PNG\r\n\x1a\n')) return 'png';
  if (beginsWith(head, 'RIFF') && beginsWith(head, 'WEBP', 8)) return 'webp';
  if (beginsWith(head, '%PDF-')) return 'pdf';
  return undefined;
}

export async function kindOfFile(path: string): Promise<FileKind | undefined> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(LONGEST_BYTES);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return kindOfBytes(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
