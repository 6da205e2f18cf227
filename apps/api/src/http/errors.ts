import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Failure } from '@repo/api-client/contract/fields';
import { ServiceError, type ErrorCode } from '../errors.ts';
import type { BuiltPages } from './site-pages/built-pages.ts';
import { sendTrouble } from './site-pages/send-trouble.ts';
import { failureIn, languageOf } from './words.ts';

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
} as const satisfies Record<ErrorCode, number>;

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

interface Refusal {
  readonly status: number;
  readonly body: Failure;
}

/**
 * Database and queue connections that are down or overloaded, statements that waited too long for a lock or gave way to
 * another's again and again: nothing has changed, and the caller may come back.
 */
const UNAVAILABLE =
  /^(ECONN|EPIPE|57P0|57014|53|08|25P03|40P01|40001|55P03)|timeout exceeded|Connection terminated|too many clients|not queryable/;

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return UNAVAILABLE.test(code) || UNAVAILABLE.test(error.message) || isUnavailable(error.cause);
}

function refusalOf(error: unknown, requestId: string): Refusal | undefined {
  if (error instanceof ServiceError) {
    const status = statusOf[error.code];
    const { fields, required, retryAfterSeconds = waitAfter(status) } = error.details;
    return {
      status,
      body: {
        message: error.message,
        error: error.message,
        code: error.code,
        ...(fields === undefined ? {} : { fields: { ...fields } }),
        ...(required === undefined ? {} : { required: [...required] }),
        ...(retryAfterSeconds === undefined ? {} : { retry_after: retryAfterSeconds }),
      },
    };
  }
  if (error instanceof RequestRefused) {
    // An id that is no id cannot belong to anything: the same answer as for one that does not exist.
    if (error.part === 'params') return { status: 404, body: text('Not found', 'not-found') };
    const fields = Object.fromEntries(error.issues.flatMap(fieldTexts));
    const message =
      Object.keys(fields).length > 0
        ? 'Please check the fields and try again.'
        : 'The request could not be read.';
    return { status: 400, body: { ...text(message, 'invalid'), fields } };
  }
  if (isUnavailable(error))
    return {
      status: 503,
      body: {
        ...text('The service is busy. Please try again in a moment.', 'unavailable'),
        retry_after: RETRY_AFTER_SECONDS,
        request_id: requestId,
      },
    };
  return undefined;
}

/** Whoever is told that something does not answer is told as well when to ask again. */
const waitAfter = (status: number) => (status === 503 ? RETRY_AFTER_SECONDS : undefined);

const text = (message: string, code: string): Failure => ({ message, error: message, code });

function fieldTexts(issue: z.core.$ZodIssue): [string, string][] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [key, 'This field is not expected here.']);
  const name = issue.path.join('.');
  if (name === '') return [];
  if (issue.code === 'too_big')
    return [
      [
        name,
        issue.origin === 'string'
          ? `Must be at most ${issue.maximum} characters.`
          : `Must be at most ${issue.maximum}.`,
      ],
    ];
  if (issue.code === 'invalid_type') return [[name, `Must be a ${issue.expected}.`]];
  return [[name, 'This value is not valid.']];
}

/** Fastify's own refusals (body too large, malformed JSON, wrong content type) carry their status. */
function fastifyRefusal(error: FastifyError): Refusal | undefined {
  const { statusCode } = error;
  if (statusCode === undefined || statusCode < 400 || statusCode > 499) return undefined;
  const message = statusCode === 413 ? 'The request is too large.' : 'The request could not be read.';
  return { status: statusCode, body: text(message, 'invalid') };
}

/**
 * The one place where errors become answers. What it does not know answers a generic text and is logged whole. Whoever looks at
 * a page of the public site is answered with one of `pages`.
 */
export function installErrorHandling(app: FastifyInstance, pages?: BuiltPages): void {
  app.setErrorHandler(async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error, request.id) ?? fastifyRefusal(error);
    if (refusal === undefined) request.log.error({ err: error }, 'request failed');
    else if (refusal.status >= 500) request.log.warn({ err: error }, 'request refused');
    const { status, body: inEnglish } = refusal ?? {
      status: 500,
      body: {
        ...text('Something went wrong on our side. Please try again.', 'internal'),
        request_id: request.id,
      },
    };
    if (inEnglish.retry_after !== undefined) void reply.header('retry-after', String(inEnglish.retry_after));
    const { failureKind } = request.routeOptions.config;
    if (failureKind === 'page' && pages?.areBuilt === true) return sendTrouble(pages, request, reply, status);
    const language = languageOf(request);
    const body = failureIn(language, inEnglish);
    void reply.code(status).headers({ 'cache-control': 'no-store', 'content-language': language });
    if (failureKind === 'text') return reply.type('text/plain; charset=utf-8').send(body.message);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How failures of this route are written; JSON unless a screen reads text, or a visitor looks at a page. */
    failureKind?: 'json' | 'text' | 'page';
  }
}
