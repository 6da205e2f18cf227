import type { FastifyRequest } from 'fastify';
import type { Failure } from '@repo/api-client/contract/fields';
import type { Call } from '@repo/api-client/contract/define-call';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import { inKiswahili } from '../language/in-kiswahili.ts';
import { readLanguage } from '../language/read-language.ts';

/** Whether a worker reads what a call answers: she does so in her language, everybody else in English. */
export const isReadByWorker = (call: Call): boolean => call.audience === 'worker' || call.reader === 'worker';

/** The language in which a request is answered. */
export const languageOf = (request: FastifyRequest): WorkerLanguage =>
  request.routeOptions.config.readByWorker === true ? readLanguage(request.headers['accept-language']) : 'en';

/** A text that has no Kiswahili is better read in English than not at all. */
const say = (text: string): string => inKiswahili(text) ?? text;

/** A refusal in words that its reader knows. */
export function failureIn(language: WorkerLanguage, failure: Failure): Failure {
  if (language === 'en') return failure;
  const { fields } = failure;
  return {
    ...failure,
    message: say(failure.message),
    error: say(failure.error),
    ...(fields === undefined
      ? {}
      : { fields: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, say(text)])) }),
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A worker reads what this route answers, in her language. */
    readByWorker?: boolean;
  }
}
