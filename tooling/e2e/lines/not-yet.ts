/**
 * The lines that no test shows yet. A test that shows one takes it off this list; the last one takes the list away.
 *
 * What is left is the demonstration, sample content under a visible tag: `/safehire` and `/payment-success` are addresses of
 * its screens and of nothing else, and its list is what `/verifications` shows to who is not signed in. They come with it.
 */
export const notYet: readonly string[] = [
  'routes/safehire',
  'routes/payment-success',
  'demonstration/payment-success',
  'demonstration/kickoff',
  'demonstration/references',
  'demonstration/references-required',
  'demonstration/references-removable',
  'demonstration/progress-shown',
  'demonstration/complete',
  'demonstration/report',
  'demonstration/contact',
];
