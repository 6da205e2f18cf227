import type { ReactNode } from 'react';
import { WordsContext } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';

export interface WordsProviderProps {
  /** A language, `kiswahili`, or those of its words whose components the app has. Undefined for English. */
  words: Partial<Words> | undefined;
  children: ReactNode;
}

/** Sets the language of the words of every component below. Without it they are English. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}
