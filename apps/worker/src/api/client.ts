import { createClient } from '@repo/api-client/client/client';
import { spokenLanguage } from '../language/languages.ts';
import { session } from '../session/session.ts';

export const TIMEOUT_MILLISECONDS = 30_000;

/** The service, at this page's own origin, on behalf of whoever is signed in; it refuses in the language of the page. */
export const client = createClient({
  baseUrl: '',
  token: session.token,
  // The screen that she was on leads her to the sign-in (`shell/SignedIn`).
  onUnauthorised: () => session.expire(),
  timeoutMs: TIMEOUT_MILLISECONDS,
  language: spokenLanguage,
});
