import { failureOf } from '@repo/api-client/client/failure';
import { catalogueText, failureText } from '@repo/api-client/client/failure-text';
import type { Refusal } from '@repo/ui/forms/use-form';

const refusing =
  (textOf: (error: unknown, words: string) => string) =>
  (words: string) =>
  (error: unknown): Refusal => {
    const failure = failureOf(error);
    return {
      message: textOf(error, words),
      ...(failure?.kind === 'api' ? { fields: failure.fields } : {}),
    };
  };

/** What a form shows of a call that failed; `words` where the service sent none. */
export const refusalOf = refusing(failureText);

/** The same for a form whose `words` in the catalogue stand for a service that was not reached as well. */
export const catalogueRefusalOf = refusing(catalogueText);
