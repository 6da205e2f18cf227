import type { ResolvedReply } from '@repo/domain/consent-request';
import type { OpenQuestion, WorkerWords } from '../../messaging/worker-words/words.ts';

type Unanswered = Exclude<ResolvedReply<unknown>['kind'], 'answer'>;

/** The reply to a message that answered no consent request. */
export function helpText(
  words: WorkerWords,
  kind: Unanswered,
  open: readonly OpenQuestion[],
  isLate: boolean,
): string {
  switch (kind) {
    case 'ambiguous':
      return words.ambiguous(open);
    case 'unknown-number':
    case 'none-open':
      if (isLate) return words.tooLate(open);
      return kind === 'none-open' ? words.noneOpen : words.unknownNumber(open);
    case 'not-understood':
      return words.notUnderstood(open);
  }
}
