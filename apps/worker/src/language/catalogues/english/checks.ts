/** The outcomes of a check, and the categories of a record. `notices` has the names of the checks. */
export const messages = {
  'outcome.clear': 'Clear',
  'outcome.finding': 'Finding',
  'outcome.unable_to_verify': 'Unable to verify',
  'outcome.not_applicable': 'Not applicable',

  'misconduct.theft': 'Theft or misappropriation',
  'misconduct.abuse': 'Physical or verbal abuse',
  'misconduct.negligence': 'Negligence in childcare',
  'misconduct.confidentiality': 'Breach of confidentiality',
  'misconduct.substance_abuse': 'Substance abuse at work',
  'misconduct.abandonment': 'Abandonment of duties',
  'region.nairobi_central': 'Nairobi and Central',
  'region.coast_east': 'Coast, Eastern and North Eastern',
  'region.rift_west': 'Rift Valley, Nyanza and Western',
} as const;
