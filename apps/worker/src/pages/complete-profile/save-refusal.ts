import { couldNotConnect, failureOf } from '@repo/api-client/client/failure';
import { saveFailureOf } from '@repo/domain/profile-saving';
import type { Refusal } from '@repo/ui/forms/use-form';
import type { PlainKey, Say } from '../../language/catalogue.ts';

function failureKey(error: unknown): PlainKey {
  const failure = failureOf(error);
  switch (failure?.kind) {
    case 'api': {
      const why = saveFailureOf(failure.status);
      return `complete.error.${why}`;
    }
    case 'network':
      return couldNotConnect(error) ? 'complete.error.unreached' : 'complete.error.network';
    case 'no-token':
      return 'call.signedOut';
    case 'unreadable':
    case undefined:
      return 'complete.error.other';
  }
}

/** Why a profile was not saved (worker spec 8): the error of the service first, also at its fields. */
export function saveRefusal(error: unknown, say: Say): Refusal {
  const failure = failureOf(error);
  if (failure?.kind !== 'api' || failure.error === null) return { message: failureKey(error) };
  return {
    message: say('complete.error', { why: failure.error }),
    // The form has no field `profile`: this message appears in the alert, beside the errors of the fields.
    fields: { ...failure.fields, profile: failure.error },
  };
}
