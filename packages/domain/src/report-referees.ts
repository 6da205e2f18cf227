import { packageLevels, referencesRequired } from './packages.ts';
import type { ReportParts } from './report-parts.ts';
import { REFERENCES_NEEDED } from './trust-facts.ts';

export interface RefereeCounts {
  readonly confirmed: number;
  /** As many as the package asks for, or as she named, if those are more. */
  readonly total: number;
  /** Those of them whom she did not name: nobody failed to confirm her. */
  readonly unnamed: number;
  /** Those whom the team called, and nobody answered. */
  readonly unreached: number;
}

/** The referees of a report in numbers. Null before anything is counted. */
export function refereeCounts({
  access_level,
  references_summary: found,
}: ReportParts): RefereeCounts | null {
  if (found?.verified == null || found.total === null) return null;
  const level = packageLevels.find((known) => known === access_level);
  const required = level === undefined ? 0 : referencesRequired(level);
  const total = Math.max(required, found.total);
  return { confirmed: found.verified, total, unnamed: total - found.total, unreached: found.unreached ?? 0 };
}

/** Whether a referee is missing or not confirmed. Two are enough for the check to be clear. */
export const isRefereeOpen = ({ confirmed, total }: RefereeCounts): boolean => confirmed < total;

const refereesText = (count: number): string => (count === 1 ? '1 referee' : `${count} referees`);

/** What the count alone leaves open: how many are enough, and once the check is decided, why others did not confirm. */
export function countRows(
  { total, unnamed, unreached }: RefereeCounts,
  isDecided: boolean,
): { readonly term: string; readonly value: string }[] {
  return [
    ...(total > REFERENCES_NEEDED ? [{ term: 'Needed', value: `${REFERENCES_NEEDED} who confirm` }] : []),
    ...(isDecided && unreached > 0 ? [{ term: 'Could not be reached', value: refereesText(unreached) }] : []),
    ...(isDecided && unnamed > 0 ? [{ term: 'Not named', value: refereesText(unnamed) }] : []),
  ];
}
