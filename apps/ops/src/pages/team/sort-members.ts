import type { TeamMember } from '@repo/api-client/queries/team';
import { teamRoleLabels } from '@repo/domain/team-role';
import type { TableSort } from '@repo/ui/components/DataTable';
import { memberName } from './member-name.ts';

export type MemberColumn = 'name' | 'role' | 'status' | 'factors' | 'seen' | 'actions';

type Compare = (one: TeamMember, other: TeamMember) => number;

const byName: Compare = (one, other) => memberName(one).localeCompare(memberName(other), 'en');

/** Members who are not signed in come before all others. */
const lastSeen = ({ last_seen_at: at }: TeamMember): number => (at === null ? 0 : Date.parse(at));

const comparing: Readonly<Partial<Record<MemberColumn, Compare>>> = {
  role: (one, other) => teamRoleLabels[one.role].localeCompare(teamRoleLabels[other.role], 'en'),
  seen: (one, other) => lastSeen(one) - lastSeen(other),
};

/** The members in the order of a column. Where the column does not tell two apart, their names do. */
export function sortMembers(
  members: readonly TeamMember[],
  { column, direction }: TableSort<MemberColumn>,
): readonly TeamMember[] {
  const compare = comparing[column] ?? byName;
  const sign = direction === 'ascending' ? 1 : -1;
  return members.toSorted((one, other) => sign * compare(one, other) || byName(one, other));
}
