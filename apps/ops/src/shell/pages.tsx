import type { TeamPermission } from '@repo/domain/team-permission';
import type { SideNavItem } from '@repo/ui/components/SideNav';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import { paths } from '../paths.ts';

interface Page extends SideNavItem {
  /** What a role must permit. The service refuses the page's calls otherwise. */
  readonly permission: TeamPermission;
}

const pages: readonly Page[] = [
  { label: 'Team', href: paths.team, icon: <PeopleIcon />, permission: 'manageTeam' },
  { label: 'My account', href: paths.account, icon: <PersonIcon />, permission: 'ownAccount' },
];

/** The pages of the rail that these permissions open. */
export const pagesOf = (permissions: readonly TeamPermission[]): readonly Page[] =>
  pages.filter(({ permission }) => permissions.includes(permission));
