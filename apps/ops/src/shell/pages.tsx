import type { Queues } from '@repo/api-client/queries/work';
import type { TeamPermission } from '@repo/domain/team-permission';
import { queueLabels } from '@repo/domain/work-queue';
import type { SideNavItem } from '@repo/ui/components/SideNav';
import { ClipboardIcon } from '@repo/ui/icons/ClipboardIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import { countText } from '../count-text.ts';
import { paths } from '../paths.ts';
import { queueIcons } from './queue-icons.tsx';

interface Page extends SideNavItem {
  /** What a role must permit. The service refuses the page's calls otherwise. */
  readonly permission: TeamPermission;
}

const pages: readonly Page[] = [
  { label: 'Team', href: paths.team, icon: <PeopleIcon />, permission: 'manageTeam' },
  { label: 'My account', href: paths.account, icon: <PersonIcon />, permission: 'ownAccount' },
];

const counted = (count: number): string | undefined => (count === 0 ? undefined : countText(count));

/** The page of all work with what the member holds, and the queues of her role with what waits in them. */
const workPages = ({ queues, held }: Queues): readonly SideNavItem[] => [
  { label: 'Work', href: paths.work, icon: <ClipboardIcon />, count: counted(held) },
  ...queues
    .filter((queue) => queue.is_own)
    .map(({ queue, open }) => ({
      label: queueLabels[queue],
      href: paths.queue(queue),
      icon: queueIcons[queue],
      count: counted(open),
    })),
];

/** The pages of the rail that these permissions open. The queues come as soon as they are known. */
export const pagesOf = (
  permissions: readonly TeamPermission[],
  queues: Queues | undefined,
): readonly SideNavItem[] => [
  ...(queues === undefined ? [] : workPages(queues)),
  ...pages.filter(({ permission }) => permissions.includes(permission)),
];
