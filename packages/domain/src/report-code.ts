import { seenWords } from './profile-link.ts';
import type { ReportStanding } from './report-standing.ts';

/**
 * The state of a report code for a third person (decisions 8). The code stands on the report and in the shared link, and
 * proves that the report is ours. A newer report about the same worker supersedes the older one. A code that was revoked,
 * or whose worker withdrew her consent, proves nothing any more. 90 days after its issue a report has expired.
 */
export const reportCodeStates = [
  'genuine',
  'in-progress',
  'superseded',
  'expired',
  'withdrawn',
  'revoked',
] as const;
export type ReportCodeState = (typeof reportCodeStates)[number];

export interface CodeFacts {
  readonly isRevoked: boolean;
  readonly isComplete: boolean;
  /** The same employer has a complete report about the same worker with a later issue date. */
  readonly hasNewer: boolean;
  readonly standing: ReportStanding;
}

export function reportCodeState({ isRevoked, isComplete, hasNewer, standing }: CodeFacts): ReportCodeState {
  if (isRevoked) return 'revoked';
  if (standing === 'withdrawn') return 'withdrawn';
  if (hasNewer) return 'superseded';
  if (standing === 'expired') return 'expired';
  return isComplete ? 'genuine' : 'in-progress';
}

/** The address of a code's page. `origin` is the origin of the public site. */
export const reportLink = (origin: string, code: string): string => `${origin}/r/${code}`;

/** The worker's first name and the initial of the last name, for a visitor: 'Achieng O.'. */
export function shortName(name: string | null): string {
  const [first = 'Worker', ...others] = seenWords(name);
  // A letter may consist of two characters, and a name may begin with another character than a letter.
  const initial = /\p{L}/u.exec(others.at(-1)?.normalize('NFC') ?? '')?.[0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
