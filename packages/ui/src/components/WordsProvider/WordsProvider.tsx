import type { ReactNode } from 'react';
import { WordsContext } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';

export interface WordsProviderProps {
  /** A whole language, `kiswahili`; nothing for English. */
  words: Words | undefined;
  children: ReactNode;
}

/** Tells every piece below in which language its own words are. Without it they are English. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}
