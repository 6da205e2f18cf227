import type { DocumentDecision, TeamDocument } from '@repo/api-client/queries/papers';
import type { DocumentRejection } from '@repo/domain/document';
import { documentDecisionProblem } from '@repo/domain/document-decision';
import type { FieldErrors } from '@repo/ui/forms/use-form';
import { fieldErrors } from '../../forms/field-errors.ts';

/** What a member enters to decide a paper. The last four belong to a police certificate. */
export interface DocumentValues {
  readonly decision: DocumentDecision['decision'] | '';
  readonly reason: DocumentRejection | '';
  readonly certificate_number: string;
  readonly issued_on: string;
  readonly name_on_certificate: string;
  readonly id_number_on_certificate: string;
}

export const documentFields = [
  'decision',
  'reason',
  'certificate_number',
  'issued_on',
  'name_on_certificate',
  'id_number_on_certificate',
] as const;
type DocumentField = (typeof documentFields)[number];

export const emptyDocument: DocumentValues = {
  decision: '',
  reason: '',
  certificate_number: '',
  issued_on: '',
  name_on_certificate: '',
  id_number_on_certificate: '',
};

const isPolice = ({ slot }: TeamDocument): boolean => slot === 'policeClearance';

/** Whether the four facts of a certificate are read off: a paper that is accepted as a police certificate. */
export const isReadOff = (document: TeamDocument, { decision }: Pick<DocumentValues, 'decision'>): boolean =>
  decision === 'accepted' && isPolice(document);

const problemTexts = {
  documentReasonMissing: 'Please choose a reason.',
  documentReasonUnexpected: 'An accepted paper has no reason.',
  certificateUnexpected: 'Only a police certificate has a number.',
  certificateNumberInvalid: 'Please enter the number as it stands on the certificate.',
  issueDateMissing: 'Please enter the day of issue.',
  issueDateInFuture: 'The day of issue is in the future.',
  certificateLapsed: 'It was issued more than a year ago: it is not valid any more. Reject it as expired.',
} as const;

/** What is wrong with each field. The service compares name and ID number with the worker's. */
export function documentErrors(
  document: TeamDocument,
  values: DocumentValues,
  now: Date,
): FieldErrors<DocumentField> {
  const { decision, reason } = values;
  if (decision === '') return { decision: 'Please accept or reject it.' };
  const readOff = isReadOff(document, values);
  const problem = documentDecisionProblem(
    {
      slot: document.slot,
      decision,
      reason: reason === '' ? null : reason,
      certificate: readOff ? { number: values.certificate_number, issuedOn: values.issued_on } : {},
    },
    now,
  );
  return {
    ...(problem === null ? {} : { [problem.field]: problemTexts[problem.code] }),
    ...(readOff
      ? fieldErrors({
          // The service tells one thing that is wrong, and the form all that is missing.
          issued_on: values.issued_on === '' ? problemTexts.issueDateMissing : null,
          name_on_certificate:
            values.name_on_certificate.trim() === '' ? 'Please enter the name on the certificate.' : null,
          id_number_on_certificate:
            values.id_number_on_certificate.trim() === ''
              ? 'Please enter the ID number on the certificate.'
              : null,
        })
      : {}),
  };
}

/**
 * The decision as the service takes it, with what the member read of the worker's own words.
 * @param isReadAgain - whether the service refused this number and day before, because the worker told others
 */
export function documentBody(
  document: TeamDocument,
  values: DocumentValues,
  isReadAgain: boolean,
): DocumentDecision {
  const { decision, reason, ...certificate } = values;
  if (decision === '') throw new Error('A paper without a decision was sent');
  return {
    decision,
    reason: decision === 'rejected' && reason !== '' ? reason : null,
    version: document.version,
    ...(isReadOff(document, values) ? { ...certificate, read_again: isReadAgain } : {}),
  };
}
