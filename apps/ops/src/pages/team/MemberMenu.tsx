import type { TeamMember } from '@repo/api-client/queries/team';
import { Menu } from '@repo/ui/components/Menu';
import { MoreIcon } from '@repo/ui/icons/MoreIcon';
import { memberName } from './member-name.ts';
import { actsOn, type MemberAct } from './task.ts';

const labels: Readonly<Record<MemberAct, string>> = {
  role: 'Change role',
  new_second_factor: 'New second factor',
  end_sessions: 'End sessions',
  end_membership: 'End membership',
};

interface MemberMenuProps {
  readonly member: TeamMember;
  readonly isOwn: boolean;
  readonly onAct: (act: MemberAct) => void;
}

export const MemberMenu = ({ member, isOwn, onAct }: MemberMenuProps) => (
  <Menu
    label={`Actions for ${memberName(member)}`}
    trigger={<MoreIcon />}
    items={actsOn(member, isOwn).map((act) => ({
      label: labels[act],
      tone: act === 'end_membership' ? 'danger' : 'default',
      onSelect: () => onAct(act),
    }))}
  />
);
