import { createContext, use } from 'react';
import type { Words } from './words.ts';

/** Nothing stands for English. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** A piece's own words in the language of the page. */
export function useWords<Part extends keyof Words>(part: Part, english: Words[Part]): Words[Part] {
  return use(WordsContext)?.[part] ?? english;
}
