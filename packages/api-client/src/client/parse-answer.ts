import type { AnswerOf, Call } from '../contract/define-call.ts';
import { CallFailed } from './failure.ts';
import { readAnswer, type Reading } from './read-answer.ts';

/**
 * Parses a body by the schema of its call. The body is JSON text or the bytes of a file.
 * @throws CallFailed when the body is no answer to this call.
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
    // The body is no JSON, or JSON that exhausts the parser. A screen can show neither.
  }
  if (reading === undefined) throw new CallFailed({ kind: 'unreadable', status });
  return reading;
}
