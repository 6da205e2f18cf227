import type { I18n } from '@lingui/core';

type TakeApart = Parameters<I18n['setMessagesCompiler']>[0];

const isTakenApart = (value: unknown): value is ReturnType<TakeApart> => Array.isArray(value);

function parsed(line: string) {
  const value: unknown = JSON.parse(line);
  return isTakenApart(value) ? value : [line];
}

/**
 * Decodes a message of a built site: a line with names in braces, or a message that the build has compiled
 * (`vite/message-ids.ts`). It decodes a message at its first use, because a phone needs few of them at the start.
 */
export const decodeMessage: TakeApart = (line) =>
  line.startsWith('[') ? parsed(line) : line.split(/[{}]/).map((text, at) => (at % 2 ? [text] : text));
