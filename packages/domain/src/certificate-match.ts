import { isSameName } from './identity-name.ts';
import { comparedNationalId } from './national-id.ts';

/** The person whom a police certificate names, as a team member reads it off the paper. */
export interface NamedOnCertificate {
  readonly name: string;
  readonly idNumber: string;
}

/** The worker, as we know her. */
export interface KnownWorker {
  readonly name: string | null;
  readonly nationalId: string | null;
}

/** The field that is wrong, and the code of the refusal. */
export type CertificateMatchProblem =
  | {
      readonly field: 'name_on_certificate';
      readonly code: 'certificateNameMissing' | 'certificateNameDiffers';
    }
  | {
      readonly field: 'id_number_on_certificate';
      readonly code: 'certificateIdMissing' | 'certificateIdDiffers' | 'workerIdUnknown';
    };

/**
 * Why a police certificate is not certainly the worker's own, or null. The ID number decides, because thousands share a
 * name. The name must be hers too: a typed number can be copied from her card.
 */
export function certificateMatchProblem(
  { name, idNumber }: NamedOnCertificate,
  worker: KnownWorker,
): CertificateMatchProblem | null {
  if (name.trim() === '') return { field: 'name_on_certificate', code: 'certificateNameMissing' };
  if (comparedNationalId(idNumber) === '')
    return { field: 'id_number_on_certificate', code: 'certificateIdMissing' };
  if (worker.nationalId === null) return { field: 'id_number_on_certificate', code: 'workerIdUnknown' };
  if (comparedNationalId(idNumber) !== comparedNationalId(worker.nationalId))
    return { field: 'id_number_on_certificate', code: 'certificateIdDiffers' };
  return worker.name === null || !isSameName(name, worker.name)
    ? { field: 'name_on_certificate', code: 'certificateNameDiffers' }
    : null;
}
