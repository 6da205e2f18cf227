import { codeOf, type PlainRefusal, type Refusal, type RefusalCode } from '@repo/domain/refusals/refusal';
import { refusalText } from '@repo/domain/refusals/refusal-text';

/** The kind of a refusal. Only the HTTP layer knows the status of each kind. */
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
  /** The names of missing fields, where the specification requires them. */
  readonly required?: readonly string[];
  readonly retryAfterSeconds?: number;
  /** The cause, only for the log. */
  readonly cause?: unknown;
}

/** A refusal that the caller may read. Any other thrown error is a fault. */
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

/** The same text for a thing that does not exist and for a thing of another account. */
export const notFound = (refusal: PlainRefusal = 'notFound') => new ServiceError('not-found', refusal);

/**
 * The refusal of a request whose only fault is this field. The request and the field have the same reason.
 */
export const refusedField = (field: string, refusal: Refusal, kind: ErrorKind = 'invalid') =>
  new ServiceError(kind, refusal, { fields: { [field]: refusal } });
