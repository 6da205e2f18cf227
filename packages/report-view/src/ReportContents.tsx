import type { Report } from '@repo/api-client/queries/reports';
import { reportSectionNames, reportSectionsOf, type ReportSection } from '@repo/domain/report-sections';
import { sectionStatus } from '@repo/domain/report-verdict';
import { checkStates } from '@repo/domain/status-vocabulary';
import { ContentsList, type ContentsEntry } from '@repo/ui/components/ContentsList';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { checkIcons } from '@repo/ui/status/status-icons';
import { sectionId } from './section-id.ts';

/** The sections of a report, each with its state. */
export function ReportContents({ report }: { readonly report: Report }) {
  return (
    <ContentsList
      label="Contents"
      items={reportSectionsOf(report.ended).map((section) => ({
        section: sectionId(section),
        label: reportSectionNames[section],
        ...lookOf(report, section),
      }))}
    />
  );
}

function lookOf(report: Report, section: ReportSection): Pick<ContentsEntry, 'icon' | 'tone' | 'status'> {
  if (section === 'reviews') return { icon: StarIcon, tone: 'default', status: 'reviews of employers' };
  const state = sectionStatus(report, section) ?? 'decided';
  const { tone, english } = checkStates[state];
  return { icon: checkIcons[state], tone, status: english };
}
