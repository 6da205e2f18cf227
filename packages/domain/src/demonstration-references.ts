import { DEMONSTRATION_REFERENCES_MAXIMUM, type DemonstrationRelationship } from './demonstration.ts';
import { normalisePhone } from './phone.ts';
import { referenceTexts } from './reference-texts.ts';

/** A reference that a visitor enters in the demonstration. The team never calls it. */
export interface DemonstrationReference {
  readonly name: string;
  readonly phone: string;
  readonly relationship: DemonstrationRelationship;
}

/** The values during the input. '' means no input yet. */
export interface DemonstrationReferenceValues {
  readonly name: string;
  readonly phone: string;
  readonly relationship: DemonstrationRelationship | '';
}

export const canAddDemonstrationReference = (added: number): boolean =>
  added < DEMONSTRATION_REFERENCES_MAXIMUM;

/** A reference needs all three values (worker spec 2.19). The number has the same rule as in the real form. */
export function demonstrationReferenceErrors(
  { name, phone, relationship }: DemonstrationReferenceValues,
  added: readonly DemonstrationReference[],
): Partial<Record<keyof DemonstrationReferenceValues, string>> {
  const phoneError = phoneErrorOf(phone, added);
  return {
    ...(name.trim() === '' ? { name: referenceTexts.nameMissing } : {}),
    ...(phoneError === null ? {} : { phone: phoneError }),
    ...(relationship === '' ? { relationship: referenceTexts.relationshipMissing } : {}),
  };
}

function phoneErrorOf(phone: string, added: readonly DemonstrationReference[]): string | null {
  if (phone.trim() === '') return referenceTexts.phoneMissing;
  const number = normalisePhone(phone);
  if (number === null) return referenceTexts.phoneInvalid;
  return added.some((other) => normalisePhone(other.phone) === number)
    ? referenceTexts.phoneNamedTwice
    : null;
}
