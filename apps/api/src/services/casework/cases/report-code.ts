import { isReadable, readableCode } from '../../../security/tokens.ts';

const GROUPS = 4;
const GROUP_LENGTH = 4;
const LENGTH = GROUPS * GROUP_LENGTH;

/** A code of 78 bits. It cannot be guessed, and a person can read it out over the phone. */
export const newReportCode = (): string =>
  Array.from({ length: GROUPS }, () => readableCode(GROUP_LENGTH)).join('-');

/**
 * Reads a code that a person typed from paper. Small letters are allowed, and spaces, dots or nothing between
 * the groups.
 */
export function readReportCode(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return signs.match(GROUP)?.join('-') ?? signs;
}

const GROUP = new RegExp(`.{1,${String(GROUP_LENGTH)}}`, 'g');

/** Whether a code from `readReportCode` has the form of a report's code. */
export const isReportCode = (code: string): boolean => {
  const signs = code.replaceAll('-', '');
  return signs.length === LENGTH && isReadable(signs);
};
