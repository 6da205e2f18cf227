import type { Call } from '../contract/define-call.ts';
import { readAnswer, type Reading } from './read-answer.ts';

/** A JSON answer by its call's schema; nothing where it is none. */
export function parseAnswer(call: Call, text: string): Reading<unknown> | undefined {
  let reading: Reading<unknown> | undefined;
  try {
    reading = readAnswer(call.answer, JSON.parse(text));
  } catch {
    // Not JSON, or JSON built to exhaust the reader: either way nothing that can be shown.
  }
  return reading;
}
