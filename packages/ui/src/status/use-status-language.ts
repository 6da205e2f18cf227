import type { StatusLanguage } from '@repo/domain/status-vocabulary';
import { useWords } from '../words/use-words.ts';
import type { Words } from '../words/words.ts';

const english: Words['status'] = { language: 'english' };

/** The language in which a component says a state. */
export const useStatusLanguage = (): StatusLanguage => useWords('status', english).language;
