import type { Completion, Report } from '@repo/api-client/queries/reports';
import { checkKinds } from '@repo/domain/check';
import {
  lockedIn,
  reportSectionLabels,
  reportSectionsOf,
  sectionOfCheck,
  unlockNote,
  type ReportSection,
} from '@repo/domain/report-sections';
import type { CheckedSection } from '@repo/domain/report-words';
import { checkStates } from '@repo/domain/status-vocabulary';
import { ResultRow } from '@repo/ui/components/ResultRow';
import { ResultRows } from '@repo/ui/components/ResultRows';
import { Text } from '@repo/ui/primitives/Text';
import { checkIcons } from '@repo/ui/status/status-icons';
import { Fragment, type ReactNode } from 'react';
import { OpenSection } from './OpenSection.tsx';
import { sectionId } from './section-id.ts';

interface ReportSectionsProps {
  readonly report: Report;
  /** The checks of an unfinished report: an open section names the next act and its actor. */
  readonly checks?: Completion['checks'] | undefined;
  /** A `ReviewsSection`, or its replacement before the reviews have arrived: another call loads them. */
  readonly reviews: ReactNode;
  /** What the app adds to the facts of an open section, such as a link. */
  readonly renderDetails?: (section: CheckedSection) => ReactNode;
}

/**
 * The sections of a report in order, each open or locked as the service says. A section that the service omits is locked, so
 * none opens by accident. Without `renderDetails` the sections have nothing to press.
 */
export function ReportSections({ report, checks, reviews, renderDetails }: ReportSectionsProps) {
  return (
    <ResultRows>
      {reportSectionsOf(report.ended).map((section) => {
        const state = report.sections.find((each) => each.section === section)?.state;
        if (state !== 'open' && state !== 'summary') return <LockedRow key={section} section={section} />;
        if (section === 'reviews') return <Fragment key={section}>{reviews}</Fragment>;
        return (
          <OpenSection
            key={section}
            section={section}
            report={report}
            check={checks?.find(({ kind }) => kind === checkOf(section))}
            details={renderDetails?.(section)}
          />
        );
      })}
    </ResultRows>
  );
}

const checkOf = (section: ReportSection) => checkKinds.find((kind) => sectionOfCheck[kind] === section);

/** A section that the package does not include. The locked content is not in the page at all. */
function LockedRow({ section }: { readonly section: ReportSection }) {
  const note = unlockNote(section);
  return (
    <ResultRow
      id={sectionId(section)}
      title={reportSectionLabels[section]}
      icon={checkIcons.not_in_package}
      tone={checkStates.not_in_package.tone}
      beside={lockedIn(section)}
      note="locked"
    >
      {note !== null && <Text tone="muted">{note}</Text>}
    </ResultRow>
  );
}
