import { failureOf } from '@repo/api-client/client/failure';
import type { Refusal } from '@repo/ui/forms/use-form';
import { refusalOf } from './refusal-of.ts';

const WRONG = 400;

/** The same as `refusalOf` for the form of a code. A wrong code is told at its boxes, every other failure below the form. */
export function codeRefusalOf(words: string): (error: unknown) => Refusal {
  const refusing = refusalOf(words);
  return (error) => {
    const refusal = refusing(error);
    const failure = failureOf(error);
    return failure?.kind === 'api' && failure.status === WRONG
      ? { ...refusal, fields: { code: refusal.message } }
      : refusal;
  };
}
