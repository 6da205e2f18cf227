import type { Client } from '../client/client.ts';
import type { BodyOf } from '../contract/define-call.ts';
import { sendWorkerCode, signOutWorker, verifyWorkerCode } from '../contract/worker-auth.ts';
import { chooseLanguage } from '../contract/worker.ts';

type Language = BodyOf<typeof chooseLanguage>['language'];

/** The message is in this language when the account has none. */
export const sendCode = (
  client: Client,
  phone: string,
  language: Language,
  place: 'sign-in' | 'onboarding' = 'sign-in',
) => client.call(sendWorkerCode, { body: { phone, language, place } });

export interface EnteredCode {
  readonly phone: string;
  readonly code: string;
  /** The choice of the worker before the sign-in. When absent, the language of the account stays. */
  readonly language?: Language;
  /** The language of the screen, chosen or not. */
  readonly screen_language: Language;
}

export const verifyCode = (client: Client, entered: EnteredCode) =>
  client.call(verifyWorkerCode, { body: { ...entered } });

export const keepLanguage = (client: Client, language: Language) =>
  client.call(chooseLanguage, { body: { language } });

export const signOut = (client: Client) => client.call(signOutWorker, {});
