import type { Report } from '@repo/api-client/queries/reports';
import { reportSectionNames, reportSectionsOf } from '@repo/domain/report-sections';
import { sectionStatus } from '@repo/domain/report-verdict';
import { ContentsList } from '@repo/ui/components/ContentsList';
import { sectionId } from './section-id.ts';
import { sectionLook } from './section-look.ts';

/** The sections of a report, each with its state. */
export function ReportContents({ report }: { readonly report: Report }) {
  return (
    <ContentsList
      label="Contents"
      items={reportSectionsOf(report.ended).map((section) => ({
        section: sectionId(section),
        label: reportSectionNames[section],
        ...sectionLook(section, section === 'reviews' ? null : sectionStatus(report, section)),
      }))}
    />
  );
}
