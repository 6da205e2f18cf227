import { readableCode } from '../../security/tokens.ts';

/** 78 bits: it cannot be guessed, and can be read out over the phone. */
export const newReportCode = (): string => Array.from({ length: 4 }, () => readableCode(4)).join('-');

/** As somebody may have typed it off paper. */
export const readReportCode = (typed: string): string => typed.trim().toUpperCase();
