/** The texts of the form of a call to a referee for its fields, and as a refusal of the service. */
export const referenceCallTexts = {
  referencePhoneOwn: "This is the worker's own number: nobody else can be reached under it.",
  referenceOfHousehold:
    'A check of the worker that this household ordered is under way, so its word does not count now. Please call another referee.',
  referenceFeedbackMissing: 'Please write down what was said.',
  refereeTriedToday: 'You tried today already. The next try is on {day}.',
} as const;
