import type { TeamAccount } from '@repo/api-client/queries/team-account';
import type { Work } from '@repo/api-client/queries/work';
import { DataTable } from '@repo/ui/components/DataTable';
import { useState, type ReactNode } from 'react';
import { GiveDialog } from './GiveDialog.tsx';
import { SnoozeDialog } from './SnoozeDialog.tsx';
import type { WorkAct } from './work-act.ts';
import { workColumns } from './work-columns.tsx';

interface WorkTableProps {
  /** The name of the list: 'Health'. */
  readonly caption: string;
  readonly work: readonly Work[];
  readonly member: TeamAccount;
  readonly empty: ReactNode;
}

interface Task {
  readonly act: WorkAct;
  readonly work: Work;
}

/** Pieces of work, the one due first on top, with what the member can do with each. */
export function WorkTable({ caption, work, member, empty }: WorkTableProps) {
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
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
      {task?.act === 'give' && <GiveDialog work={task.work} onClose={close} />}
      {task?.act === 'snooze' && <SnoozeDialog work={task.work} onClose={close} />}
    </>
  );
}
