import { setupI18n, type Messages } from '@lingui/core';
import type { Say } from './catalogue.ts';
import { decodeMessage } from './decode-message.ts';
import { formatsOf, type Formats } from './formats.ts';
import { tags, type Language } from './languages.ts';

/** What is said, and how it is written, in one language. */
export interface LoadedTranslator {
  readonly language: Language;
  readonly messages: Messages;
  readonly say: Say;
  /** The message where a text is the key of one, with its values; what the service says in words of its own stays. */
  readonly inWords: (text: string, values?: Readonly<Record<string, string>>) => string;
  readonly formats: Formats;
}

export function createTranslator(language: Language, messages: Messages): LoadedTranslator {
  const tag = tags[language];
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } });
  // While the app is worked on and tested, the library takes messages apart itself.
  if (import.meta.env.MODE === 'production') i18n.setMessagesCompiler(decodeMessage);
  return {
    language,
    messages,
    say: (key, ...[values]) => i18n._(key, values),
    inWords: (text, values) => (Object.hasOwn(messages, text) ? i18n._(text, values) : text),
    formats: formatsOf[language],
  };
}
