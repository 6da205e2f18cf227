import type { Language } from '../../site/languages.ts';
import { wordsOf } from './words.ts';

/** The questions of the page with their answers, for visitors and search engines. */
export function questionsOf(
  language: Language,
  hours: string,
): readonly { readonly question: string; readonly answer: string }[] {
  const { howLong, others } = wordsOf[language].questions;
  return [{ question: howLong.question, answer: howLong.answer(hours) }, ...others];
}
