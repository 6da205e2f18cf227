import type { CheckKind, CheckOutcome } from './check.ts';
import { isDisputable } from './dispute.ts';
import { levelNames, type PackageLevel } from './packages.ts';
import { openFrom, sectionOfCheck, sectionState, type ReportSection } from './report-sections.ts';

/** Who reads the words that a member writes for the report. */
export interface NoteReaders {
  /** Whether the report of the case shows them. A summary of a section has none. */
  readonly employer: boolean;
  /** The worker reads the words of what counts against her, in her results. */
  readonly worker: boolean;
}

/** @param level that of the case. */
export const noteReaders = (kind: CheckKind, level: PackageLevel, outcome: CheckOutcome): NoteReaders => ({
  employer: sectionState(level, sectionOfCheck[kind]) === 'open',
  worker: isDisputable(outcome),
});

/** Of words that only the whole section shows, such as those of a referee: a summary has none. */
export function shownInFull(section: ReportSection): string {
  const needed = openFrom(section);
  return needed === undefined ? 'No report shows it.' : `Only a ${levelNames[needed]} report shows it.`;
}

/** The readers in a sentence. A later package of the same employer can open what the report of this case does not show. */
export function noteReadersText(kind: CheckKind, level: PackageLevel, outcome: CheckOutcome): string {
  const { employer, worker } = noteReaders(kind, level, outcome);
  if (employer) return worker ? 'The employer and the worker read it.' : 'The employer reads it.';
  const later = shownInFull(sectionOfCheck[kind]);
  return worker ? `The worker reads it. ${later}` : later;
}
