import { accessLevels } from '@repo/domain/packages';
import { reportSections, sectionState } from '@repo/domain/report-sections';
import { DataTable } from '@repo/ui/components/DataTable';
import type { PrivacyWords } from './words.ts';

/** Which sections of a report each package opens, as the server gates them. */
export function PackagesTable({ words }: { readonly words: PrivacyWords['sections']['seen']['packages'] }) {
  return (
    <DataTable
      caption={words.caption}
      rows={reportSections}
      rowKey={(section) => section}
      rowHeader="section"
      empty={null}
      columns={[
        { key: 'section', header: words.section, cell: (section) => words.sections[section] },
        ...accessLevels.map((level) => ({
          key: level,
          header: words.levels[level],
          cell: (section: (typeof reportSections)[number]) => words.states[sectionState(level, section)],
        })),
      ]}
    />
  );
}
