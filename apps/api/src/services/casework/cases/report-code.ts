import { isReadable, readableCode } from '../../../security/tokens.ts';

const GROUPS = 4;
const GROUP_LENGTH = 4;
const LENGTH = GROUPS * GROUP_LENGTH;

/** 78 bits: it cannot be guessed, and can be read out over the phone. */
export const newReportCode = (): string =>
  Array.from({ length: GROUPS }, () => readableCode(GROUP_LENGTH)).join('-');

/** As somebody may have typed it off paper: in small letters, with spaces or dots between the groups, or nothing. */
export function readReportCode(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return signs.match(GROUP)?.join('-') ?? signs;
}

const GROUP = new RegExp(`.{1,${String(GROUP_LENGTH)}}`, 'g');

/** Whether a code that was read is one that a report could have. */
export const isReportCode = (code: string): boolean => {
  const signs = code.replaceAll('-', '');
  return signs.length === LENGTH && isReadable(signs);
};
