import { ActionTile, ActionTiles } from '@repo/ui/components/ActionTile';
import { EditIcon } from '@repo/ui/icons/EditIcon';
import { PersonAddIcon } from '@repo/ui/icons/PersonAddIcon';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import { PlusIcon } from '@repo/ui/icons/PlusIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { paths } from '../../paths.ts';

/** What an employer may want next. */
export const ProfileActions = ({ onStart }: { readonly onStart: () => void }) => (
  <Stack as="section" gap="small">
    <Heading level={2} size={3}>
      Quick Actions
    </Heading>
    <ActionTiles layout="rows">
      <ActionTile label="Edit Profile" icon={<EditIcon />} href={paths.profile} />
      <ActionTile label="Start Verification" icon={<PlusIcon />} onPress={onStart} />
      <ActionTile label="Invite Worker" icon={<PersonAddIcon />} href={paths.invite} />
      <ActionTile label="My Contacts" icon={<PhoneIcon />} href={paths.contacts} />
    </ActionTiles>
  </Stack>
);
