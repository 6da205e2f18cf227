import { initialsOf } from '@repo/domain/initials';
import { Avatar } from '@repo/ui/components/Avatar';
import { Menu } from '@repo/ui/components/Menu';
import { SignOutIcon } from '@repo/ui/icons/SignOutIcon';
import { logOut } from '../../api/log-out.ts';
import { phoneText } from '../../session/phone-text.ts';
import { session } from '../../session/session.ts';

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
      items={[{ label: 'Logout', icon: <SignOutIcon />, onSelect: logOut }]}
    />
  );
}
