import { codeOf, type PlainRefusal, type Refusal, type RefusalCode } from '@repo/domain/refusals/refusal';
import { refusalText } from '@repo/domain/refusals/refusal-text';

/** The kind of a refusal. The HTTP layer alone knows which status each becomes. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'too-many'
  | 'payment-required'
  | 'provider-unavailable';

export interface ErrorDetails {
  /** One refusal per refused field. */
  readonly fields?: Readonly<Record<string, Refusal>>;
  /** Names of missing fields, where the specification asks for them. */
  readonly required?: readonly string[];
  readonly retryAfterSeconds?: number;
  /** What is behind it, for the log alone. */
  readonly cause?: unknown;
}

/** A refusal that may be shown to the person who caused it. Everything else thrown is a fault. */
export class ServiceError extends Error {
  readonly kind: ErrorKind;
  readonly refusal: Refusal;
  /** For the log. */
  readonly code: RefusalCode;
  readonly details: ErrorDetails;

  constructor(kind: ErrorKind, refusal: Refusal, details: ErrorDetails = {}) {
    super(refusalText('en', refusal), details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'ServiceError';
    this.kind = kind;
    this.refusal = refusal;
    this.code = codeOf(refusal);
    this.details = details;
  }
}

/** The same words whether a thing does not exist or belongs to somebody else. */
export const notFound = (refusal: PlainRefusal = 'notFound') => new ServiceError('not-found', refusal);

/** A field that alone is wrong: the whole is refused for the same reason. */
export const refusedField = (field: string, refusal: Refusal, kind: ErrorKind = 'invalid') =>
  new ServiceError(kind, refusal, { fields: { [field]: refusal } });
