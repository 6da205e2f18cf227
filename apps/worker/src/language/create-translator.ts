import { setupI18n, type Messages } from '@lingui/core';
import type { Say } from './catalogue.ts';
import { decodeMessage } from './decode-message.ts';
import { formatsOf, type Formats } from './formats.ts';
import { tags, type Language } from './languages.ts';

/** The messages and the formats of one language. */
export interface LoadedTranslator {
  readonly language: Language;
  readonly messages: Messages;
  readonly say: Say;
  /** The message of a key, with its values. A text of the service that is no key stays as it is. */
  readonly inWords: (text: string, values?: Readonly<Record<string, string>>) => string;
  readonly formats: Formats;
}

export function createTranslator(language: Language, messages: Messages): LoadedTranslator {
  const tag = tags[language];
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } });
  // In development and tests, the library compiles the messages itself.
  if (import.meta.env.MODE === 'production') i18n.setMessagesCompiler(decodeMessage);
  return {
    language,
    messages,
    say: (key, ...[values]) => i18n._(key, values),
    inWords: (text, values) => (Object.hasOwn(messages, text) ? i18n._(text, values) : text),
    formats: formatsOf[language],
  };
}
