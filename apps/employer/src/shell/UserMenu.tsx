import { initialsOf } from '@repo/domain/initials';
import { Avatar } from '@repo/ui/components/Avatar';
import { Menu } from '@repo/ui/components/Menu';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import { SignOutIcon } from '@repo/ui/icons/SignOutIcon';
import { logOut } from '../api/log-out.ts';
import { paths } from '../paths.ts';
import { phoneText } from '../session/phone-text.ts';
import { session } from '../session/session.ts';

export function UserMenu() {
  const user = session.user();
  const name = user?.name ?? session.employerName() ?? '';
  return (
    <Menu
      label={name === '' ? 'Your account' : `Your account, ${name}`}
      trigger={<Avatar size="small" initials={initialsOf({ name, phone: user?.phone ?? null })} />}
      header={{
        name: name || 'Your account',
        ...(user === undefined ? {} : { detail: phoneText(user.phone) }),
      }}
      items={[
        { label: 'My Profile', icon: <PersonIcon />, href: paths.profile },
        { label: 'Logout', icon: <SignOutIcon />, onSelect: logOut },
      ]}
    />
  );
}
