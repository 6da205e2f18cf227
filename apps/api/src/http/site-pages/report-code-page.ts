import { dateIn } from '@repo/domain/date-in';
import { reportCodeStates } from '@repo/domain/report-code';
import { ServiceError } from '../../errors.ts';
import {
  lookUpReportCode,
  type KnownReport,
} from '../../services/reporting/report-codes/look-up-report-code.ts';
import { callerAddress } from '../caller-address.ts';
import type { PageLanguage } from './built-pages.ts';
import { type PageRequest, partOf, sendPersonal } from './page-request.ts';
import { sendPage } from './send-page.ts';
import { readTypedCode, type TypedCode } from './typed-code.ts';

const LONGEST_TYPED = 40;

const formOf = { en: '/r', sw: '/sw/r' } as const satisfies Readonly<Record<PageLanguage, string>>;
const addressOf = (language: PageLanguage, code: string) => `${formOf[language]}/${code}`;

/**
 * Sends the state of a code at the only address of the code. An address that was cut off or mistyped says so: it is no
 * sign of a forged report.
 */
export async function sendCode(page: PageRequest): Promise<unknown> {
  const { language, request, reply } = page;
  const typed = partOf(page, 'code');
  if (typed === '') return reply.redirect(formOf[language], 308);
  const read = readTypedCode(typed);
  if (!('code' in read)) return sendRefusal(page, 404, read);
  const { code } = read;
  if (code !== typed) return reply.redirect(addressOf(language, code), 308);
  const known = await find(page, code, callerAddress(request));
  if (known === undefined) return sendPersonal(page, 404, 'report-unknown', { typed_code: code });
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
  const read = readTypedCode(typed);
  return 'code' in read ? reply.redirect(addressOf(language, read.code), 303) : sendRefusal(page, 400, read);
}

const sendRefusal = (
  page: PageRequest,
  status: 400 | 404,
  { refusal, typed }: Exclude<TypedCode, { readonly code: string }>,
) =>
  sendPersonal(
    page,
    status,
    `report-code-${refusal}`,
    refusal === 'missing' ? {} : { typed_code: typed.slice(0, LONGEST_TYPED) },
  );

function typedOf(query: unknown): string | undefined {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'code') : undefined;
  return typeof value === 'string' ? value : undefined;
}
