import type { TeamMember } from '@repo/api-client/queries/team';
import { DataTable, type TableSort } from '@repo/ui/components/DataTable';
import { useState } from 'react';
import { memberColumns, type ActOn } from './member-columns.tsx';
import { Section } from '../../parts/Section.tsx';
import { sortMembers, type MemberColumn } from './sort-members.ts';

interface MembersTableProps {
  readonly members: readonly TeamMember[];
  readonly ownId: string;
  readonly onAct: ActOn;
}

/** Everybody who can sign in, or is invited to. */
export function MembersTable({ members, ownId, onAct }: MembersTableProps) {
  const [sort, setSort] = useState<TableSort<MemberColumn>>({ column: 'name', direction: 'ascending' });
  return (
    <Section title="Members">
      <DataTable
        caption="Members"
        hideCaption
        columns={memberColumns(ownId, onAct)}
        rows={sortMembers(members, sort)}
        rowKey={({ id }) => id}
        rowHeader="name"
        sort={sort}
        onSort={setSort}
        empty={null}
      />
    </Section>
  );
}
