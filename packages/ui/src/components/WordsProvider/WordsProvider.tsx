import type { ReactNode } from 'react';
import { WordsContext } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';

export interface WordsProviderProps {
  /** A whole language, `kiswahili`. Undefined for English. */
  words: Words | undefined;
  children: ReactNode;
}

/** Sets the language of the words of every component below. Without it they are English. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}
