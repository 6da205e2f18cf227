import { policeClearanceNotice } from '@repo/domain/police-clearance';

/** What the shorter names of features mean, for the screen that sells them one by one. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['ID verification', 'The National ID and a selfie, compared by our identity provider.'],
  ['Misconduct registry', 'Misconduct at work that our team has upheld.'],
  ['Basic trust score', 'A number up to 100. It counts only what was checked.'],
  ['1 reference check', 'Our team calls the people whom the worker names. Two who confirm are needed.'],
  ['Police clearance', 'The police record, on the worker’s own certificate.'],
  ['Social screening', 'What can be seen in public on social media.'],
  ['Enhanced trust score', 'The score counts these checks too.'],
  ['Complete reference details', 'What each reference told us, in full.'],
  ['Health check', 'The health certificate, seen by our team.'],
  ['Deep check access', 'Work history too: no part of the report stays locked.'],
  ['Comprehensive trust score', 'The score can reach all 100 points.'],
]);

export const meaningOf = (feature: string): string => meanings.get(feature) ?? '';

/** All of them, with what a police certificate costs and how long it takes. */
export const allMeanings = (): readonly (readonly [string, string])[] =>
  [...meanings].map(([name, meaning]) => [
    name,
    name === 'Police clearance' ? policeClearanceNotice() : meaning,
  ]);
