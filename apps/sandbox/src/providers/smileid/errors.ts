import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { statusOf } from '../../errors.ts';

/** A refusal in the words and shape of Smile ID (providers 3.7). */
export class SmileError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'SmileError';
    this.status = status;
  }
}

export const missing = (field: string) =>
  new SmileError(400, `Required field '${field}' is missing or invalid.`);

export const unauthorised = () => new SmileError(401, 'Invalid authentication credentials.');

export const tooLarge = (field: string) => new SmileError(413, `${field} is too large.`);

const BROKEN = 'An unexpected error occurred. Please try again or contact support.';
const CONTENT_TOO_LARGE = 413;
export const FORMS_ONLY = 'Unsupported Media Type. Required Content-Type is multipart/form-data';

/** The words for the refusals of Fastify. */
const OWN_WORDS: Readonly<Record<number, string>> = {
  [CONTENT_TOO_LARGE]: 'The request is too large.',
  415: FORMS_ONLY,
};

/** The body of an error: the status in words, and the problem. Node still calls 413 by its older name. */
export const problemOnWire = (status: number, message = BROKEN) => ({
  status: status === CONTENT_TOO_LARGE ? 'Content Too Large' : (STATUS_CODES[status] ?? 'Error'),
  message,
});

/** Gives every error below `/smileid` the shape of Smile ID, also for an unreadable form and an unknown path. */
export function installSmileErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof SmileError)
      return reply.code(error.status).send(problemOnWire(error.status, error.message));
    const status = statusOf(error);
    if (status < 500)
      return reply
        .code(status)
        .send(problemOnWire(status, OWN_WORDS[status] ?? 'The request could not be read.'));
    request.log.error(error);
    return reply.code(500).send(problemOnWire(500));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(problemOnWire(404, 'The requested resource could not be found.')),
  );
}
