import { fields } from './fields.ts';
import { files } from './files.ts';
import { findings } from './findings.ts';
import { general } from './general.ts';
import { onboarding } from './onboarding.ts';
import { identity } from './identity.ts';
import { profile } from './profile.ts';
import { references } from './references.ts';
import { requests } from './requests.ts';
import { signIn } from './sign-in.ts';

/**
 * What a worker can be told by a call of hers, by its English text: a value stands in braces. Refusals are thrown in
 * English, like everybody's; `http/words.ts` says them in her language.
 */
export const kiswahili: Readonly<Record<string, string>> = {
  ...general,
  ...fields,
  ...signIn,
  ...profile,
  ...files,
  ...onboarding,
  ...references,
  ...identity,
  ...requests,
  ...findings,
};
