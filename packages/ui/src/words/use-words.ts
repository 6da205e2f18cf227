import { createContext, use } from 'react';
import type { Words } from './words.ts';

/** Undefined means English. An app may leave out the words of components that it does not have. */
export const WordsContext = createContext<Partial<Words> | undefined>(undefined);

/** A component's own words in the language of the page. */
export function useWords<Part extends keyof Words>(part: Part, english: Words[Part]): Words[Part] {
  return use(WordsContext)?.[part] ?? english;
}
