import { seenWords } from './profile-link.ts';

/**
 * What a third person is told about the code of a report (decisions 8): it stands on the report and in the link that is
 * shared, and proves that the report is ours. A newer report about the same worker takes the older one's place; a code
 * that was taken back proves nothing any more.
 */
export const reportCodeStates = ['genuine', 'in-progress', 'superseded', 'revoked'] as const;
export type ReportCodeState = (typeof reportCodeStates)[number];

export interface CodeFacts {
  readonly isRevoked: boolean;
  readonly isComplete: boolean;
  /** The same employer has a complete report about the same worker that was issued later. */
  readonly hasNewer: boolean;
}

export function reportCodeState({ isRevoked, isComplete, hasNewer }: CodeFacts): ReportCodeState {
  if (isRevoked) return 'revoked';
  if (hasNewer) return 'superseded';
  return isComplete ? 'genuine' : 'in-progress';
}

/** Where a code is looked up; `origin` is the public site's. */
export const reportLink = (origin: string, code: string): string => `${origin}/r/${code}`;

/** Her first name and the initial of her last, as a stranger may know her: 'Achieng O.'. */
export function shortName(name: string | null): string {
  const [first = 'Worker', ...others] = seenWords(name);
  // A letter may be written as two characters, and a name may begin with what is none.
  const initial = /\p{L}/u.exec(others.at(-1)?.normalize('NFC') ?? '')?.[0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
