/** What the shorter names of features mean, for the screen that sells them one by one. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['Police clearance', 'The police record, on the worker’s own certificate.'],
  ['Social screening', 'What can be seen in public on social media.'],
  ['Enhanced trust score', 'The score counts these checks too.'],
  ['Complete reference details', 'What each reference told us, in full.'],
  ['Health check', 'The health certificate, seen by our team.'],
  ['Deep check access', 'Work history too: no part of the report stays locked.'],
  ['Comprehensive trust score', 'The score can reach all 100 points.'],
]);

export const meaningOf = (feature: string): string => meanings.get(feature) ?? '';
