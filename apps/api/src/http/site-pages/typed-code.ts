import { isReportCode, readReportCode } from '../../services/casework/cases/report-code.ts';

/** Why a text is no code of a report. Each has a page that says what to do (`apps/landing/src/pages/report-code`). */
export type CodeRefusal = 'missing' | 'number' | 'lookalike' | 'refused';

export type TypedCode = { readonly code: string } | { readonly refusal: CodeRefusal; readonly typed: string };

/** The code in an address that was pasted whole, with what a chat wrote around it. */
const IN_ADDRESS = /\/r\/([^\s?#]*)/i;

/** `R-` and two groups of four (`open-case.ts`). It is no secret, so it opens nothing. */
const REPORT_NUMBER = /^R[A-Z\d]{8}$/;

/** Codes leave them out because readers confuse them. Nobody can tell which letter was meant. */
const LOOKALIKE = /[01ILOU]/;

const CODE_LENGTH = 16;

/** Reads what a person typed or pasted in place of a code. */
export function readTypedCode(text: string): TypedCode {
  const typed = (IN_ADDRESS.exec(text)?.[1] ?? text).trim();
  const code = readReportCode(typed);
  return isReportCode(code) ? { code } : { refusal: refusalOf(code.replaceAll('-', '')), typed };
}

function refusalOf(signs: string): CodeRefusal {
  if (signs === '') return 'missing';
  if (REPORT_NUMBER.test(signs)) return 'number';
  return signs.length === CODE_LENGTH && LOOKALIKE.test(signs) ? 'lookalike' : 'refused';
}
