import type { TeamMember } from '@repo/api-client/queries/team';
import type { SecondFactorKind } from '@repo/domain/second-factor';
import { teamRoleLabels, type MemberStatus } from '@repo/domain/team-role';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import type { TableColumn } from '@repo/ui/components/DataTable';
import { LastSeen } from './LastSeen.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { NameAndPhone } from './NameAndPhone.tsx';
import type { MemberColumn } from './sort-members.ts';
import type { MemberAct } from './task.ts';

export type ActOn = (member: TeamMember, act: MemberAct) => void;

const statusBadges: Readonly<Record<MemberStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  invited: { label: 'Invited', tone: 'warning' },
  active: { label: 'Active', tone: 'success' },
  left: { label: 'Left', tone: 'default' },
};

/** The badge of a member. An invitation whose days are over opens nothing any more. */
const badgeOf = ({ status, invitation_over: isOver }: TeamMember) =>
  isOver ? ({ label: 'Invitation over', tone: 'default' } as const) : statusBadges[status];

const factorLabels: Readonly<Record<SecondFactorKind, string>> = {
  passkey: 'passkey',
  totp: 'app',
  recovery_code: 'codes',
};

/** 'Passkey, app, codes'. */
function factorsText(kinds: readonly SecondFactorKind[]): string {
  const text = kinds.map((kind) => factorLabels[kind]).join(', ');
  return text === '' ? 'None yet' : text.charAt(0).toUpperCase() + text.slice(1);
}

export const memberColumns = (
  ownId: string,
  onAct: ActOn,
): readonly TableColumn<TeamMember, MemberColumn>[] => [
  {
    key: 'name',
    header: 'Name',
    sortable: true,
    cell: (member) => <NameAndPhone member={member} isOwn={member.id === ownId} />,
  },
  { key: 'role', header: 'Role', sortable: true, cell: ({ role }) => teamRoleLabels[role] },
  {
    key: 'status',
    header: 'Status',
    whole: true,
    cell: (member) => {
      const { label, tone } = badgeOf(member);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  { key: 'factors', header: 'Second factors', cell: ({ second_factors: kinds }) => factorsText(kinds) },
  {
    key: 'seen',
    header: 'Last seen',
    sortable: true,
    whole: true,
    cell: (member) => <LastSeen member={member} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (member) => (
      <MemberMenu member={member} isOwn={member.id === ownId} onAct={(act) => onAct(member, act)} />
    ),
  },
];
