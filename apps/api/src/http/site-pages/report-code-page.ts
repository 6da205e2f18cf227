import { dateIn } from '@repo/domain/date-in';
import { reportCodeStates } from '@repo/domain/report-code';
import { ServiceError } from '../../errors.ts';
import { isReportCode, readReportCode } from '../../services/casework/cases/report-code.ts';
import {
  lookUpReportCode,
  type KnownReport,
} from '../../services/reporting/report-codes/look-up-report-code.ts';
import { callerAddress } from '../caller-address.ts';
import type { PageLanguage } from './built-pages.ts';
import { type PageRequest, partOf, sendPersonal } from './page-request.ts';
import { sendPage } from './send-page.ts';

const LONGEST_TYPED = 40;

/** The text around a code when the whole link was pasted into the form. */
const BEFORE_CODE = /^.*\/r\//s;
const AFTER_CODE = /[?#].*$/s;

const formOf = { en: '/r', sw: '/sw/r' } as const satisfies Readonly<Record<PageLanguage, string>>;
const addressOf = (language: PageLanguage, code: string) => `${formOf[language]}/${code}`;

/** Sends the state of a code at the only address of the code. */
export async function sendCode(page: PageRequest): Promise<unknown> {
  const { language, request, reply } = page;
  const typed = partOf(page, 'code');
  if (typed === '') return reply.redirect(formOf[language], 308);
  const code = readReportCode(typed);
  if (code !== typed && isReportCode(code)) return reply.redirect(addressOf(language, code), 308);
  const known = await find(page, code, callerAddress(request));
  if (known === undefined)
    return sendPersonal(page, 404, 'report-unknown', { typed_code: code.slice(0, LONGEST_TYPED) });
  const state = reportCodeStates.find((each) => each === known.state);
  if (state === undefined) throw new Error(`A code has a state without a page: ${known.state}`);
  const { report, revoked_at: revokedAt } = known;
  return sendPersonal(page, 200, `report-${state}`, {
    report_code: code,
    report_number: report?.number ?? null,
    issued_on: momentIn(language, report?.issued_at),
    package_name: report?.package_name ?? null,
    worker_name: report?.worker_name ?? null,
    revoked_on: momentIn(language, revokedAt),
  });
}

const momentIn = (language: PageLanguage, moment: string | null | undefined): string | null =>
  moment == null ? null : dateIn(language, moment);

async function find({ ctx }: PageRequest, code: string, address: string): Promise<KnownReport | undefined> {
  try {
    return await lookUpReportCode(ctx, address, code);
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'not-found') return undefined;
    throw error;
  }
}

/** Sends the form for a code. A valid code leads to its page. An invalid text is shown again, and an empty one asked for. */
export async function sendCodeForm(page: PageRequest): Promise<unknown> {
  const { pages, language, request, reply } = page;
  const typed = typedOf(request.query);
  if (typed === undefined) {
    const form = await pages.page(formOf[language]);
    return form === undefined ? reply.callNotFound() : sendPage(request, reply, form);
  }
  const code = readReportCode(typed);
  if (isReportCode(code)) return reply.redirect(addressOf(language, code), 303);
  if (typed.trim() === '') return sendPersonal(page, 400, 'report-code-missing', {});
  return sendPersonal(page, 400, 'report-code-refused', { typed_code: typed.slice(0, LONGEST_TYPED) });
}

function typedOf(query: unknown): string | undefined {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'code') : undefined;
  return typeof value === 'string' ? value.replace(BEFORE_CODE, '').replace(AFTER_CODE, '') : undefined;
}
