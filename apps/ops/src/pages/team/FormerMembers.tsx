import type { TeamMember } from '@repo/api-client/queries/team';
import { formatMoment } from '@repo/domain/dates';
import { teamRoleLabels } from '@repo/domain/team-role';
import { DataTable } from '@repo/ui/components/DataTable';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { phoneText } from '../../phone-text.ts';
import { memberName } from './member-name.ts';
import { sortMembers } from './sort-members.ts';

/** Members who left. They stay in the list, because the audit log names them. */
export function FormerMembers({ members }: { readonly members: readonly TeamMember[] }) {
  if (members.length === 0) return null;
  return (
    <Disclosure label={`Left the team (${members.length})`}>
      <DataTable
        caption="Left the team"
        hideCaption
        rows={sortMembers(members, { column: 'name', direction: 'ascending' })}
        rowKey={({ id }) => id}
        rowHeader="name"
        empty={null}
        columns={[
          { key: 'name', header: 'Name', cell: memberName },
          { key: 'phone', header: 'Phone', cell: ({ phone }) => phoneText(phone), whole: true },
          { key: 'role', header: 'Last role', cell: ({ role }) => teamRoleLabels[role] },
          { key: 'left', header: 'Left', cell: ({ left_at: at }) => formatMoment(at), whole: true },
        ]}
      />
    </Disclosure>
  );
}
