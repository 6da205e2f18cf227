import { failureOf } from '@repo/api-client/client/failure';
import type { PlainKey } from './catalogue.ts';
import { serverMessage } from './server-message.ts';
import { useLanguage } from './use-language.ts';

/**
 * What a person reads when a call failed: the service's own words, which come in her language, or the screen's where it sent
 * none (worker spec 8).
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
