import type { Queues } from '@repo/api-client/queries/work';
import { queueLabels } from '@repo/domain/work-queue';
import { Badge } from '@repo/ui/components/Badge';
import { DataTable, type TableColumn } from '@repo/ui/components/DataTable';
import { TextLink } from '@repo/ui/components/TextLink';
import { countText } from '../../count-text.ts';
import { paths } from '../../paths.ts';
import { queueActs } from '../../work/work-words.ts';
import { TakeNext } from '../../work/TakeNext.tsx';

type Row = Queues['queues'][number];

const columns: readonly TableColumn<Row, 'queue' | 'act' | 'open' | 'late' | 'next'>[] = [
  {
    key: 'queue',
    header: 'Queue',
    cell: ({ queue }) => <TextLink href={paths.queue(queue)}>{queueLabels[queue]}</TextLink>,
  },
  { key: 'act', header: 'What you do', cell: ({ queue }) => queueActs[queue] },
  { key: 'open', header: 'To do', numeric: true, cell: ({ open }) => countText(open) },
  {
    key: 'late',
    header: 'Late',
    numeric: true,
    cell: ({ late }) => (late === 0 ? '0' : <Badge tone="danger">{countText(late)}</Badge>),
  },
  {
    key: 'next',
    header: 'Actions',
    actions: true,
    cell: ({ queue, open, is_own: isOwn }) => isOwn && open > 0 && <TakeNext queue={queue} isOneOfMany />,
  },
];

/** Every queue with its counts. */
export const QueuesTable = ({ queues }: { readonly queues: readonly Row[] }) => (
  <DataTable
    caption="Queues"
    hideCaption
    columns={columns}
    rows={queues}
    rowKey={({ queue }) => queue}
    rowHeader="queue"
    compact
    empty={null}
  />
);
