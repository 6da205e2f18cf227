import { createClient } from '@repo/api-client/client/client';
import { spokenLanguage } from '../language/languages.ts';
import { session } from '../session/session.ts';

export const TIMEOUT_MILLISECONDS = 30_000;

/** The service at the origin of this page, for the signed-in worker. It refuses in the language of the page. */
export const client = createClient({
  baseUrl: '',
  token: session.token,
  // The current screen redirects the worker to the sign-in (`shell/SignedIn`).
  onUnauthorised: () => session.expire(),
  timeoutMs: TIMEOUT_MILLISECONDS,
  language: spokenLanguage,
});
