import type { FastifyRequest } from 'fastify';
import type { Call } from '@repo/api-client/contract/define-call';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import { readLanguage } from '../language/read-language.ts';

/**
 * Whether a worker reads the answer of a call. She reads it in her language. All other callers read English.
 */
export const isReadByWorker = (call: Call): boolean => call.audience === 'worker' || call.reader === 'worker';

/** The language of the answer to a request. */
export const languageOf = (request: FastifyRequest): WorkerLanguage =>
  request.routeOptions.config.readByWorker === true ? readLanguage(request.headers['accept-language']) : 'en';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a worker reads the answer of this route, in her language. */
    readByWorker?: boolean;
  }
}
