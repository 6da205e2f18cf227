import { NAME_MISSING, PHONE_INVALID, PHONE_MISSING } from './field-texts.ts';

/** The texts of the reference form for its fields, in the demonstration and as a refusal of the service. */
export const referenceTexts = {
  nameMissing: NAME_MISSING,
  phoneMissing: PHONE_MISSING,
  phoneInvalid: PHONE_INVALID,
  phoneNamedTwice: 'You have already named somebody with this number',
  relationshipMissing: 'Relationship is required',
} as const;
