/** Why a service refuses; the HTTP layer alone knows which status each becomes. */
export const errorCodes = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'too-many',
  'payment-required',
  'provider-unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export interface ErrorDetails {
  /** One text per refused field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Names of missing fields, where the specification asks for them. */
  readonly required?: readonly string[];
  readonly retryAfterSeconds?: number;
  /** What is behind it, for the log alone. */
  readonly cause?: unknown;
}

/** A refusal whose message may be shown to the person who caused it. Everything else thrown is a fault. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.details = details;
  }
}

/** The same words whether a thing does not exist or belongs to somebody else. */
export const notFound = (message = 'Not found') => new ServiceError('not-found', message);
