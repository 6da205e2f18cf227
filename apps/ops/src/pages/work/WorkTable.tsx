import type { TeamAccount } from '@repo/api-client/queries/team-account';
import type { HeldWork, QueueFilters, Work } from '@repo/api-client/queries/work';
import { kindOfQueue } from '@repo/domain/work-queue';
import { DataTable, type TableSort } from '@repo/ui/components/DataTable';
import { useState } from 'react';
import { hiddenColumns, usePreference } from '../../preferences/preference.ts';
import { WorkDialog, type WorkTask } from '../../work/WorkDialog.tsx';
import { sortWork, type WorkColumn } from './sort-work.ts';
import { workColumns } from './work-columns.tsx';

interface WorkTableProps {
  /** The name of the list: 'Health'. */
  readonly caption: string;
  readonly work: readonly (Work | HeldWork)[];
  readonly member: TeamAccount;
  /** Whether the list has all its rows. A part of one cannot be sorted: the first ones may be missing. */
  readonly isWhole: boolean;
  /** Whether the member holds it all: her name in each row would say nothing. */
  readonly isOwn?: boolean;
  /** The queue that the list shows. */
  readonly from?: QueueFilters | null;
}

/** Pieces of work, the one due first on top, with what the member can do with each. */
export function WorkTable({ caption, work, member, isWhole, isOwn = false, from = null }: WorkTableProps) {
  const [task, setTask] = useState<WorkTask | null>(null);
  const [sort, setSort] = useState<TableSort<WorkColumn>>({ column: 'due', direction: 'ascending' });
  const hidden: ReadonlySet<WorkColumn> = new Set([
    ...usePreference(hiddenColumns),
    ...(isOwn ? (['holder'] as const) : []),
    ...(from === null || kindOfQueue[from.queue] === 'check' ? [] : (['package'] as const)),
  ]);
  const columns = workColumns(member, isOwn, from, (on, act) => setTask({ act, work: on }));
  return (
    <>
      <DataTable
        caption={caption}
        hideCaption
        columns={columns.filter(({ key }) => !hidden.has(key))}
        rows={isWhole ? sortWork(work, sort) : work}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowHeader="work"
        evenColumns={isOwn}
        stickyHeaders
        stepped
        empty={null}
        {...(isWhole && { sort, onSort: setSort })}
      />
      <WorkDialog task={task} onClose={() => setTask(null)} />
    </>
  );
}
