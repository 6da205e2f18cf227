import type { CompareResult } from '@repo/ui/components/FileCompare';

const TIMEOUT_MILLISECONDS = 20_000;
const TOO_MANY = 429;
/** The bytes in which readers of PDFs look for the sign of one. */
const HEAD_BYTES = 1024;

export interface Compared {
  readonly result: CompareResult;
  /** The moment of issue, where the file is one that was issued. */
  readonly issuedAt?: string;
}

/** The SHA-256 of a file, in lower-case hexadecimal digits. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares a file of the reader with the issued ones. Only its fingerprint leaves the device, behind `address`. */
export async function compareFile(file: Blob, address: string): Promise<Compared> {
  try {
    if (!(await file.slice(0, HEAD_BYTES).text()).includes('%PDF-')) return { result: 'notPdf' };
    const response = await fetch(address + (await fingerprintOf(file)), {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (response.status === TOO_MANY) return { result: 'tooMany' };
    if (!response.ok) return { result: 'failed' };
    return read(await response.json());
  } catch {
    return { result: 'failed' };
  }
}

function read(answer: unknown): Compared {
  if (typeof answer === 'object' && answer !== null && 'issued_at' in answer) {
    const { issued_at: issuedAt } = answer;
    if (issuedAt === null) return { result: 'other' };
    const isFinal = 'final' in answer && answer.final === true;
    if (typeof issuedAt === 'string') return { result: isFinal ? 'same' : 'interim', issuedAt };
  }
  return { result: 'failed' };
}

/**
 * A day in Nairobi as `dateIn` of the domain writes it, which makes a formatter when a page loads: a slow phone waits for
 * that. Here it waits after the choice of a file.
 * @param language - The `lang` of the page.
 */
export const dayOf = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language.startsWith('sw') ? 'sw-KE' : 'en-US', {
    dateStyle: 'medium',
    timeZone: 'Africa/Nairobi',
  }).format(new Date(moment));
