import type { FastifyInstance } from 'fastify';
import { messageOf, statusOf } from '../../errors.ts';

/** A refusal in the words and shape of Paystack (providers 1.2). */
export class PaystackError extends Error {
  readonly status: number;
  readonly code: string;
  readonly nextStep: string;
  readonly type: 'validation_error' | 'api_error';

  constructor(
    message: string,
    { status = 400, code, nextStep, type = 'validation_error' }: PaystackErrorOptions,
  ) {
    super(message);
    this.name = 'PaystackError';
    this.status = status;
    this.code = code;
    this.nextStep = nextStep;
    this.type = type;
  }
}

export interface PaystackErrorOptions {
  readonly status?: number;
  readonly code: string;
  readonly nextStep: string;
  readonly type?: 'validation_error' | 'api_error';
}

export const invalidParams = (message: string, nextStep: string) =>
  new PaystackError(message, { code: 'invalid_params', nextStep });

export const missingParams = (message: string, nextStep: string) =>
  new PaystackError(message, { code: 'missing_params', nextStep });

/** The answer of Paystack when it is broken itself. */
export const BROKEN = {
  status: false,
  message: 'An error occurred',
  type: 'api_error',
  code: 'unknown',
} as const;

/** Gives every error below `/paystack` the envelope of Paystack, also for bad JSON and unknown paths. */
export function installPaystackErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof PaystackError)
      return reply.code(error.status).send({
        status: false,
        message: error.message,
        meta: { nextStep: error.nextStep },
        type: error.type,
        code: error.code,
        ...(error.code === 'duplicate_reference' ? { errorCodeMappingNotFound: false } : {}),
      });
    const status = statusOf(error);
    if (status < 500)
      return reply.code(status).send({
        status: false,
        message: messageOf(error),
        meta: { nextStep: 'Ensure that the request body is valid JSON' },
        type: 'validation_error',
        code: 'invalid_params',
      });
    request.log.error(error);
    return reply.code(500).send(BROKEN);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ status: false, message: 'Requested path does not exist' }),
  );
}
