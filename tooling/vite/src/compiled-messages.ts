import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /[\\/]language[\\/]catalogues[\\/]\w+[\\/][\w-]+\.ts$/;

const hasMessages = (module: unknown): module is { messages: object } =>
  typeof module === 'object' &&
  module !== null &&
  'messages' in module &&
  typeof module.messages === 'object';

/**
 * Parses the messages during the build: the parser is 7 KB that no phone then has to load. In development and in tests, the
 * library parses them at run time.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const catalogue: unknown = await import(pathToFileURL(id).href);
      if (!hasMessages(catalogue)) throw new Error(`${id} exports no messages`);
      const compiled = Object.entries(catalogue.messages).map(([key, text]) => [
        key,
        compileMessageOrThrow(String(text)),
      ]);
      return `export const messages = ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  };
}
