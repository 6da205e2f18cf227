import { retentionTable } from '@repo/domain/retention';
import { DataTable } from '@repo/ui/components/DataTable';
import type { PrivacyWords } from './words.ts';

/** The retention periods. The days are those by which the scheduled jobs delete the data. */
export function KeptTable({ words }: { readonly words: PrivacyWords }) {
  const { caption, what, period, why } = words.sections.kept.table;
  return (
    <DataTable
      caption={caption}
      hideCaption
      rows={retentionTable(words.retention)}
      rowKey={(row) => row.kind}
      rowHeader="what"
      empty={null}
      columns={[
        { key: 'what', header: what, cell: (row) => row.what },
        { key: 'period', header: period, cell: (row) => row.period },
        { key: 'why', header: why, cell: (row) => row.why },
      ]}
    />
  );
}
