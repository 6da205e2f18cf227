import type { AnswerOf, Call } from '../contract/define-call.ts';
import { CallFailed } from './failure.ts';
import { readAnswer, type Reading } from './read-answer.ts';

/**
 * What came back, as its call's schema reads it: a line of JSON, or the bytes of a file.
 * @throws CallFailed where it is no answer to this call.
 */
export function parseAnswer<C extends Call>(
  { answer }: C,
  body: string | Blob,
  status: number,
): Reading<AnswerOf<C>> {
  let reading: Reading<AnswerOf<C>> | undefined;
  try {
    reading = readAnswer<C['answer']>(answer, typeof body === 'string' ? JSON.parse(body) : body);
  } catch {
    // Not JSON, or JSON built to exhaust the reader: either way nothing that can be shown.
  }
  if (reading === undefined) throw new CallFailed({ kind: 'unreadable', status });
  return reading;
}
