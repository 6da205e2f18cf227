import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Failure } from '@repo/api-client/contract/fields';
import type { Refusal } from '@repo/domain/refusals/refusal';
import { refusalText } from '@repo/domain/refusals/refusal-text';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import { ServiceError, type ErrorDetails, type ErrorKind } from '../errors.ts';
import { languageOf } from './reader-language.ts';
import type { BuiltPages } from './site-pages/built-pages.ts';
import { sendTrouble } from './site-pages/send-trouble.ts';

const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  'provider-unavailable': 503,
} as const satisfies Record<ErrorKind, number>;

const RETRY_AFTER_SECONDS = 5;

/** A request that the contract's schemas refuse. */
export class RequestRefused extends Error {
  readonly part: 'params' | 'query' | 'body';
  readonly issues: readonly z.core.$ZodIssue[];
  constructor(part: 'params' | 'query' | 'body', issues: readonly z.core.$ZodIssue[]) {
    super('Request refused');
    this.name = 'RequestRefused';
    this.part = part;
    this.issues = issues;
  }
}

/** A failure before its text is written in the reader's language. */
interface Refused extends Pick<ErrorDetails, 'fields' | 'required' | 'retryAfterSeconds'> {
  readonly status: number;
  /** The `code` of the answer. */
  readonly kind: string;
  readonly refusal: Refusal;
  readonly requestId?: string;
}

/**
 * Errors of database and queue connections that are down or overloaded. Also of statements that waited too
 * long for a lock, or gave way to another transaction repeatedly. Nothing has changed, and the caller may try
 * again.
 */
const UNAVAILABLE =
  /^(ECONN|EPIPE|57P0|57014|53|08|25P03|40P01|40001|55P03)|timeout exceeded|Connection terminated|too many clients|not queryable/;

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return UNAVAILABLE.test(code) || UNAVAILABLE.test(error.message) || isUnavailable(error.cause);
}

function refusedBy(error: unknown, requestId: string): Refused | undefined {
  if (error instanceof ServiceError) {
    const { kind, refusal, details } = error;
    const status = statusOf[kind];
    return {
      ...(status === 503 ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {}),
      ...details,
      status,
      kind,
      refusal,
    };
  }
  if (error instanceof RequestRefused) {
    // A malformed id belongs to nothing. The answer is the same as for an unknown id.
    if (error.part === 'params') return { status: 404, kind: 'not-found', refusal: 'notFound' };
    const fields = Object.fromEntries(error.issues.flatMap(fieldRefusals));
    const refusal = Object.keys(fields).length > 0 ? 'fieldsInvalid' : 'requestUnreadable';
    return { status: 400, kind: 'invalid', refusal, fields };
  }
  if (isUnavailable(error))
    return {
      status: 503,
      kind: 'unavailable',
      refusal: 'serviceBusy',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      requestId,
    };
  return undefined;
}

function fieldRefusals(issue: z.core.$ZodIssue): [string, Refusal][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [key, 'fieldUnexpected']);
  const name = issue.path.join('.');
  if (name === '') return [];
  if (issue.code === 'too_big') {
    const code = issue.origin === 'string' ? 'textTooLong' : 'numberTooLarge';
    return [[name, { code, parameters: { maximum: String(issue.maximum) } }]];
  }
  if (issue.code === 'invalid_type')
    return [[name, { code: 'kindInvalid', parameters: { kind: issue.expected } }]];
  return [[name, 'valueInvalid']];
}

/** Fastify's own refusals (body too large, malformed JSON, wrong content type) carry their status. */
function refusedByFastify({ statusCode }: FastifyError): Refused | undefined {
  if (statusCode === undefined || statusCode < 400 || statusCode > 499) return undefined;
  const refusal = statusCode === 413 ? 'requestTooLarge' : 'requestUnreadable';
  return { status: statusCode, kind: 'invalid', refusal };
}

/** The answer to an unforeseen error. */
const failed = (requestId: string): Refused => ({
  status: 500,
  kind: 'internal',
  refusal: 'serviceFailed',
  requestId,
});

/** The text of a failure, in the reader's language. */
function failureIn(language: WorkerLanguage, refused: Refused): Failure {
  const { kind, refusal, fields, required, retryAfterSeconds, requestId } = refused;
  const text = refusalText(language, refusal);
  const said = Object.entries(fields ?? {}).map(([field, each]): [string, string] => [
    field,
    refusalText(language, each),
  ]);
  return {
    message: text,
    error: text,
    code: kind,
    ...(fields === undefined ? {} : { fields: Object.fromEntries(said) }),
    ...(required === undefined ? {} : { required: [...required] }),
    ...(retryAfterSeconds === undefined ? {} : { retry_after: retryAfterSeconds }),
    ...(requestId === undefined ? {} : { request_id: requestId }),
  };
}

/**
 * The only place where errors become answers. An unknown error is logged whole, and its answer is a generic
 * text. Of a refusal the cause is logged, where it has one. The visitor of a public page gets one of `pages`.
 */
export function installErrorHandling(app: FastifyInstance, pages?: BuiltPages): void {
  app.setErrorHandler(async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const known = refusedBy(error, request.id) ?? refusedByFastify(error);
    if (known === undefined) request.log.error({ err: error }, 'request failed');
    else if (known.status >= 500) request.log.warn({ err: error }, 'request refused');
    else if (error instanceof ServiceError && error.details.cause !== undefined)
      // Without the text of the refusal, which may name what its reader typed.
      request.log.warn({ refusal: error.code, err: error.details.cause }, 'request refused');
    const refused = known ?? failed(request.id);
    const { status, retryAfterSeconds } = refused;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
    const { failureKind } = request.routeOptions.config;
    if (failureKind === 'page' && pages?.areBuilt === true) return sendTrouble(pages, request, reply, status);
    const language = languageOf(request);
    const body = failureIn(language, refused);
    void reply.code(status).headers({ 'cache-control': 'no-store', 'content-language': language });
    if (failureKind === 'text') return reply.type('text/plain; charset=utf-8').send(body.message);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The format of this route's failures. JSON is the default. Text is for a screen that shows it, and a
     * page is for a visitor.
     */
    failureKind?: 'json' | 'text' | 'page';
  }
}
