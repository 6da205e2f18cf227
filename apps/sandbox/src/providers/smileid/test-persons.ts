import type { IdentityJob, IdentityVerdict } from '../../state/state.ts';

interface TestPerson extends IdentityVerdict {
  readonly givenNames: string;
  readonly lastName: string;
}

/** The people with a fixed outcome in Smile ID's own sandbox (providers 3.7). */
const testPersons: readonly TestPerson[] = [
  { givenNames: 'Amina Fatou', lastName: 'Clearwater', status: 'clear', reason: null },
  { givenNames: 'Rashid Omar', lastName: 'Dangerfield', status: 'block', reason: 'high_risk' },
  { givenNames: 'Obinna Chukwu', lastName: 'Twinley', status: 'block', reason: 'face_verification_failed' },
  { givenNames: 'Fatima Bello', lastName: 'Ghostwell', status: 'block', reason: 'identifier_not_found' },
  { givenNames: 'Taiwo Adeyemi', lastName: 'Masquero', status: 'block', reason: 'spoof_detected' },
  { givenNames: 'Aisha Lawal', lastName: 'Youngblood', status: 'block', reason: 'age_requirement_not_met' },
  { givenNames: 'Ngozi Ifeoma', lastName: 'Downsworth', status: 'error', reason: 'service_unavailable' },
  { givenNames: 'Kofi Mensah', lastName: 'Blurton', status: 'error', reason: 'image_unavailable_or_invalid' },
  { givenNames: 'Chidinma Obi', lastName: 'Glitchford', status: 'error', reason: 'internal_error' },
];

const emailOf = ({ givenNames, lastName }: TestPerson) =>
  `${givenNames.split(' ', 1)[0]}.${lastName}@example.com`.toLowerCase();

/** The verdict on a test person. The names and the e-mail address must all match. */
export function verdictOfTestPerson(
  job: Pick<IdentityJob, 'givenNames' | 'lastName' | 'email'>,
): IdentityVerdict | undefined {
  return testPersons.find(
    (person) =>
      person.givenNames === job.givenNames &&
      person.lastName === job.lastName &&
      emailOf(person) === job.email?.toLowerCase(),
  );
}

/** Smile ID's own verdict on a person who is not in its sandbox (providers-more 0). */
export const UNKNOWN_PERSON: IdentityVerdict = { status: 'block', reason: 'identifier_not_found' };

/** The verdicts of the result codes of V1 that the form field `sandbox_result` can force (providers 3.3). */
export const legacyVerdicts: Readonly<Record<number, IdentityVerdict>> = {
  810: { status: 'clear', reason: null },
  1210: { status: 'clear', reason: null },
  811: { status: 'block', reason: 'face_verification_failed' },
  1211: { status: 'block', reason: 'face_verification_failed' },
  813: { status: 'block', reason: 'spoof_detected' },
  1013: { status: 'block', reason: 'identifier_not_found' },
  1014: { status: 'block', reason: 'invalid_id_number' },
  1015: { status: 'error', reason: 'service_unavailable' },
};
