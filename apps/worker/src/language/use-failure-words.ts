import { failureOf } from '@repo/api-client/client/failure';
import type { PlainKey } from './catalogue.ts';
import { serverMessage } from './server-message.ts';
import { useLanguage } from './use-language.ts';

/**
 * The text of a failed call: the message of the service, which is in the language of the worker, or the text of the screen
 * when the service sent none (worker spec 8).
 */
export function useFailureWords(): (error: unknown, failed: PlainKey) => string {
  const { say } = useLanguage();
  return (error, failed) => {
    const failure = failureOf(error);
    if (failure?.kind === 'network') return say('call.unreached');
    if (failure?.kind === 'no-token') return say('call.signedOut');
    return serverMessage(failure) ?? say(failed);
  };
}
