import { failureOf } from '@repo/api-client/client/failure';
import type { Refusal } from '@repo/ui/forms/use-form';
import type { PlainKey } from './catalogue.ts';
import { serverMessage } from './server-message.ts';

const UNREACHED: PlainKey = 'call.unreached';

/** The refusal of a failed call in a form: the message of the service, or a message key when the service sent none. */
export const callRefusal =
  (failed: PlainKey) =>
  (error: unknown): Refusal => {
    const failure = failureOf(error);
    if (failure?.kind === 'network') return { message: UNREACHED };
    return failure?.kind === 'api'
      ? { message: serverMessage(failure) ?? failed, fields: failure.fields }
      : { message: failed };
  };
