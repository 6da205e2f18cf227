import type { ConsentRequestKind } from '../consent-request-message.ts';
import type { AskRefusal } from '../permission-to-ask.ts';
import type { PlainConfirmation } from './confirmation-text.ts';

/**
 * The confirmation of a worker's answer in the app (worker spec 2.11). The specified text of a yes promises that the
 * employer contacts her, which is true of a contact request only. After a yes to checks she has to act next.
 * @param refusal why the employer may ask nothing after her answer.
 */
export function answerConfirmation(
  answer: 'accepted' | 'declined',
  kind: ConsentRequestKind,
  refusal: AskRefusal | null,
): PlainConfirmation {
  if (answer === 'accepted') return kind === 'contact_request' ? 'requestAccepted' : 'checkAgreed';
  return refusal === 'workerWantsNoQuestions' ? 'requestDeclinedForGood' : 'requestDeclined';
}
