import { LANGUAGE_PARAMETER } from '@repo/domain/worker-language';
import { languages, type Language } from './language/languages.ts';
import { session } from './session/session.ts';
import { storedLanguage } from './stored-language.ts';

/**
 * The language that the address brings, from the public site or from an invitation. It is kept as if the worker had chosen it
 * here, and leaves the address, so that a copied address does not carry it on. Undefined while she is signed in, because the
 * language of her account comes first.
 */
export function languageFromAddress(): Language | undefined {
  const address = new URL(globalThis.location.href);
  const brought = address.searchParams.get(LANGUAGE_PARAMETER);
  if (brought === null) return undefined;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  globalThis.history.replaceState(globalThis.history.state, '', address);
  const language = languages.find((each) => each === brought);
  if (language === undefined || session.isSignedIn()) return undefined;
  storedLanguage.write(language);
  return language;
}
