import type { Report } from '@repo/api-client/queries/reports';
import {
  lockedText,
  reportSectionLabels,
  reportSectionsOf,
  type ReportSection,
} from '@repo/domain/report-sections';
import type { CheckedSection } from '@repo/domain/report-words';
import { LockedSection } from '@repo/ui/components/LockedSection';
import { Fragment, type ReactNode } from 'react';
import { OpenSection } from './OpenSection.tsx';

interface ReportSectionsProps {
  readonly report: Report;
  /** A `ReviewsSection`, or its replacement before the reviews have arrived: another call loads them. */
  readonly reviews: ReactNode;
  /** What the app adds to the facts of an open section, such as a link. */
  readonly renderDetails?: (section: CheckedSection) => ReactNode;
  /** The app's offer below a section. The section of the reviews has one only while it is locked. */
  readonly renderPrompt?: (section: ReportSection) => ReactNode;
}

/**
 * The sections of a report in order, each open or locked as the service says. A section that the service omits is locked, so
 * none opens by accident. Without `renderDetails` and `renderPrompt` the sections have nothing to press.
 */
export function ReportSections({ report, reviews, renderDetails, renderPrompt }: ReportSectionsProps) {
  return reportSectionsOf(report.ended).map((section) => {
    const state = report.sections.find((each) => each.section === section)?.state;
    if (state !== 'open' && state !== 'summary')
      return (
        <LockedSection key={section} title={reportSectionLabels[section]} prompt={renderPrompt?.(section)}>
          {lockedText(section)}
        </LockedSection>
      );
    if (section === 'reviews') return <Fragment key={section}>{reviews}</Fragment>;
    return (
      <OpenSection
        key={section}
        section={section}
        report={report}
        details={renderDetails?.(section)}
        prompt={renderPrompt?.(section)}
      />
    );
  });
}
