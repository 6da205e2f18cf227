import { failureOf } from '@repo/api-client/client/failure';
import { failureText } from '@repo/api-client/client/failure-text';
import type { Refusal } from '@repo/ui/forms/use-form';

/** What a form shows of a call that failed; `fallback` where the service sent no words. */
export const refusalOf =
  (fallback: string) =>
  (error: unknown): Refusal => {
    const failure = failureOf(error);
    return {
      message: failureText(error, fallback),
      ...(failure?.kind === 'api' ? { fields: failure.fields } : {}),
    };
  };
