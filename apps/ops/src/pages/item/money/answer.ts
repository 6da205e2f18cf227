import type { Chargeback } from '@repo/api-client/queries/chargebacks';
import {
  CHARGEBACK_EVIDENCE_MAXIMUM,
  CHARGEBACK_MESSAGE_MAXIMUM,
  type ChargebackAnswer,
} from '@repo/domain/chargeback';
import type { FieldErrors } from '@repo/ui/forms/use-form';
import { fieldErrors } from '../../../forms/field-errors.ts';

/** What a member enters to answer a payment dispute. */
export interface AnswerValues {
  readonly answer: ChargebackAnswer | '';
  /** Sent with a decline alone. */
  readonly service_details: string;
  readonly message: string;
}

export const answerFields = ['answer', 'service_details', 'message'] as const;

const textError = (text: string, maximum: number, missing: string): string | null => {
  if (text.trim() === '') return missing;
  return text.length > maximum ? `At most ${maximum} characters.` : null;
};

/** What is wrong with each field. A decline has evidence, and what went back before cannot be given back again. */
export function answerErrors(
  { gives_back: givesBack }: Pick<Chargeback, 'gives_back'>,
  { answer, service_details: evidence, message }: AnswerValues,
): FieldErrors<(typeof answerFields)[number]> {
  return fieldErrors({
    answer:
      answer === ''
        ? 'Please choose an answer.'
        : answer === 'accepted' && givesBack === 0
          ? 'Nothing is left of this payment. Please decline.'
          : null,
    service_details:
      answer === 'declined'
        ? textError(evidence, CHARGEBACK_EVIDENCE_MAXIMUM, 'Please say what was delivered.')
        : null,
    message: textError(message, CHARGEBACK_MESSAGE_MAXIMUM, 'Please give a reason.'),
  });
}
