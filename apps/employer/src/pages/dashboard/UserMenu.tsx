import { signOut } from '@repo/api-client/queries/employer-session';
import { initialsOf } from '@repo/domain/initials';
import { Avatar } from '@repo/ui/components/Avatar';
import { Menu } from '@repo/ui/components/Menu';
import { SignOutIcon } from '@repo/ui/icons/SignOutIcon';
import { client } from '../../api/client.ts';
import { endSession } from '../../api/end-session.ts';
import { phoneText } from '../../session/phone-text.ts';
import { session } from '../../session/session.ts';

const LEAVE_AFTER_MILLISECONDS = 3000;

/** Ends the session on the server and here; a server that does not answer keeps nobody signed in on this device. */
function logOut(): void {
  const patience = new Promise((resolve) => {
    setTimeout(resolve, LEAVE_AFTER_MILLISECONDS);
  });
  void Promise.race([signOut(client).catch(() => null), patience]).then(endSession);
}

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
