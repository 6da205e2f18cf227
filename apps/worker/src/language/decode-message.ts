import type { I18n } from '@lingui/core';

type TakeApart = Parameters<I18n['setMessagesCompiler']>[0];

const isTakenApart = (value: unknown): value is ReturnType<TakeApart> => Array.isArray(value);

function parsed(line: string) {
  const value: unknown = JSON.parse(line);
  return isTakenApart(value) ? value : [line];
}

/**
 * A message of a built site: a line with names in braces, or what the build has taken apart (`vite/message-ids.ts`). It is
 * read when it is said: a phone that has just started says few of them.
 */
export const decodeMessage: TakeApart = (line) =>
  line.startsWith('[') ? parsed(line) : line.split(/[{}]/).map((text, at) => (at % 2 ? [text] : text));
