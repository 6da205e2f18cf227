import type { FastifyRequest } from 'fastify';
import type { Call } from '@repo/api-client/contract/define-call';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import { readLanguage } from '../language/read-language.ts';

/** Whether a worker reads what a call answers: she does so in her language, everybody else in English. */
export const isReadByWorker = (call: Call): boolean => call.audience === 'worker' || call.reader === 'worker';

/** The language in which a request is answered. */
export const languageOf = (request: FastifyRequest): WorkerLanguage =>
  request.routeOptions.config.readByWorker === true ? readLanguage(request.headers['accept-language']) : 'en';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A worker reads what this route answers, in her language. */
    readByWorker?: boolean;
  }
}
