/** The lines that no test shows yet. A test that shows one takes it off this list; the last one takes the list away. */
export const notYet: readonly string[] = [
  'routes/verifications',
  'routes/safehire',
  'routes/payment-success',
  'invitation-sent/pending-track',
  'demonstration/payment-success',
  'demonstration/kickoff',
  'demonstration/references',
  'demonstration/references-required',
  'demonstration/references-removable',
  'demonstration/progress-shown',
  'demonstration/complete',
  'demonstration/report',
  'demonstration/contact',
  'demonstration/list',
  'demonstration/list-expired',
  'demonstration/list-nav',
];
