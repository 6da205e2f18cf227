import { failureOf } from '@repo/api-client/client/failure';
import type { Refusal } from '@repo/ui/forms/use-form';
import type { PlainKey } from './catalogue.ts';
import { serverMessage } from './server-message.ts';

const UNREACHED: PlainKey = 'call.unreached';

/** What a form shows of a call that failed: the service's own words, or a message's key where it sent none or was not reached. */
export const callRefusal =
  (failed: PlainKey) =>
  (error: unknown): Refusal => {
    const failure = failureOf(error);
    if (failure?.kind === 'network') return { message: UNREACHED };
    return failure?.kind === 'api'
      ? { message: serverMessage(failure) ?? failed, fields: failure.fields }
      : { message: failed };
  };
