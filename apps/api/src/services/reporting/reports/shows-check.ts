import type { CheckKind } from '@repo/domain/check';
import type { AccessLevel } from '@repo/domain/packages';
import { sectionState, type ReportSection } from '@repo/domain/report-sections';

/** The section of a report that holds a check's result. */
const sectionOf: Readonly<Record<CheckKind, ReportSection>> = {
  identity: 'identity',
  references: 'references',
  criminal_record: 'police_clearance',
  social_media: 'social_screening',
  health: 'health',
  work_history: 'work_history',
  misconduct_registry: 'misconduct',
  final_review: 'recommendation',
};

/** Whether a level lets the outcome of a check be read, in full or as a summary. */
export const showsCheck = (level: AccessLevel, kind: CheckKind): boolean =>
  sectionState(level, sectionOf[kind]) !== 'locked';
