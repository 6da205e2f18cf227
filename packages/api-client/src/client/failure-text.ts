import { failureOf } from './failure.ts';

export const NETWORK_ERROR = 'Network error. Please try again.';
export const NO_TOKEN = 'No authentication token found';

/**
 * The text of a failed call: the message of the service, or the text of the screen when the service sent none
 * (spec/employer.md section 8). Only this file turns a failure into a sentence.
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

/** As `failureText`, for a catalogue text that covers every failure. It also replaces the text of a network failure. */
export const catalogueText = (error: unknown, words: string): string =>
  failureOf(error)?.kind === 'network' ? words : failureText(error, words);
