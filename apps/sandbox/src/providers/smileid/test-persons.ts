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
