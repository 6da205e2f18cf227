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

/** The text of a failed call in a form. `words` applies when the service sent no text. */
export const refusalOf = refusing(failureText);

/** The same for a form whose `words` in the catalogue also cover an unreachable service. */
export const catalogueRefusalOf = refusing(catalogueText);
