import { failureOf } from './failure.ts';

export const NETWORK_ERROR = 'Network error. Please try again.';
export const NO_TOKEN = 'No authentication token found';

/**
 * What a person reads when a call failed: the service's own words, or the screen's text when the service sent none
 * (spec/employer.md section 8). The only place where a failure becomes a sentence.
 */
export function failureText(error: unknown, fallback: string): string {
  const failure = failureOf(error);
  switch (failure?.kind) {
    case 'network':
      return NETWORK_ERROR;
    case 'no-token':
      return NO_TOKEN;
    case 'api':
      return failure.message ?? fallback;
    case 'unreadable':
    case undefined:
      return fallback;
  }
}

/** The same where the catalogue's words stand for every failure: they are also said when the service was not reached. */
export const catalogueText = (error: unknown, words: string): string =>
  failureOf(error)?.kind === 'network' ? words : failureText(error, words);
