import type { TeamAccount } from '@repo/api-client/queries/team-account';
import type { Work } from '@repo/api-client/queries/work';
import { DataTable } from '@repo/ui/components/DataTable';
import { useState, type ReactNode } from 'react';
import { workColumns } from './work-columns.tsx';
import { WorkDialog, type WorkTask } from '../../work/WorkDialog.tsx';

interface WorkTableProps {
  /** The name of the list: 'Health'. */
  readonly caption: string;
  readonly work: readonly Work[];
  readonly member: TeamAccount;
  readonly empty: ReactNode;
}

/** Pieces of work, the one due first on top, with what the member can do with each. */
export function WorkTable({ caption, work, member, empty }: WorkTableProps) {
  const [task, setTask] = useState<WorkTask | null>(null);
  return (
    <>
      <DataTable
        caption={caption}
        hideCaption
        columns={workColumns(member, (on, act) => setTask({ act, work: on }))}
        rows={work}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowHeader="work"
        empty={empty}
      />
      <WorkDialog task={task} onClose={() => setTask(null)} />
    </>
  );
}
