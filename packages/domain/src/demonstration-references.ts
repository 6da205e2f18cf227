import { DEMONSTRATION_REFERENCES_MAXIMUM, type DemonstrationRelationship } from './demonstration.ts';
import { normalisePhone } from './phone.ts';
import { referenceTexts } from './reference-texts.ts';

/** Somebody whom a visitor of the demonstration names; nobody is called. */
export interface DemonstrationReference {
  readonly name: string;
  readonly phone: string;
  readonly relationship: DemonstrationRelationship;
}

/** The same while it is typed. '' is nothing yet. */
export interface DemonstrationReferenceValues {
  readonly name: string;
  readonly phone: string;
  readonly relationship: DemonstrationRelationship | '';
}

export const canAddDemonstrationReference = (added: number): boolean =>
  added < DEMONSTRATION_REFERENCES_MAXIMUM;

/** All three are needed to add one (worker spec 2.19); the number is held to what the real form asks for. */
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
