/** What each drawing says. The page fails for a drawing without it. */
export const drawingUses: ReadonlyMap<string, string> = new Map([
  ['CodeOnReport', 'The first page of a printed report: where its code is found.'],
  ['Doorway', 'An empty list: the door is open, and nobody has come yet.'],
  ['Kettle', 'Waiting: for an answer of the worker, a payment, a first result.'],
  ['KeyHandover', 'Hired, or a contact shared: one person trusts another with something.'],
  ['PhoneYes', 'Consent: the worker answers with a yes, by SMS or in the app.'],
  ['Stamp', 'Verified: the team has looked, and says so in writing.'],
  ['TornPage', 'An error, or an address without a page.'],
  ['Umbrella', 'A refund: the money is kept dry.'],
]);
