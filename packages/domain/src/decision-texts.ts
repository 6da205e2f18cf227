/** The texts of the form of a decision about a check for its fields, and as a refusal of the service. */
export const decisionTexts = {
  identityProofMissing: 'Please say what proves the identity.',
  findingNoteMissing:
    'Please describe the finding in the note for the report: nobody is accused without a reason.',
  unverifiedNoteMissing: 'Please say in the note for the report why it could not be verified.',
  expiryUnexpected: 'Only a health check has a day on which it expires.',
  registryNotClear: 'The registry holds upheld records about this worker: it is not clear.',
  reasonOfAnother: 'This reason does not explain this outcome. Please choose another one.',
  sourceOfAnother: 'This source does not fit this check. Please choose another one.',
  issuerNotAsked:
    'A copy can be changed: only eCitizen shows that a certificate is clear. Otherwise it could not be verified.',
  evidenceDayInvalid: 'Please enter the day of the evidence: today or a day within the last 10 years.',
  certificateOver: 'The last day of this certificate is over: it is not clear.',
  searchNotTold: 'Please write what you searched or whom you called.',
} as const;
