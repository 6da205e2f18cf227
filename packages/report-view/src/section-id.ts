import type { ReportSection } from '@repo/domain/report-sections';

/** The target of links to a section of the report. */
export const sectionId = (section: ReportSection): string => `section-${section.replaceAll('_', '-')}`;
