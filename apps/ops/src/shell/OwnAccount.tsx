import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { teamRoleLabels } from '@repo/domain/team-role';
import { IconButton } from '@repo/ui/components/IconButton';
import { SignOutIcon } from '@repo/ui/icons/SignOutIcon';
import { RailLabel } from '@repo/ui/primitives/RailLabel';
import { Spread } from '@repo/ui/primitives/Spread';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { client } from '../api/client.ts';
import { logOut } from '../api/log-out.ts';
import { COMING } from '../parts/coming.ts';

/** Who is signed in, and the way out. */
export const OwnAccount = memo(function OwnAccount() {
  const { data: account } = useQuery(teamAccountQuery(client));
  return (
    <Spread gap="xsmall">
      <RailLabel as="div">
        <Text weight="medium" lines="one">
          {account === undefined ? COMING : (account.name ?? 'Team member')}
        </Text>
        <Text size="small" tone="muted">
          {account === undefined ? COMING : teamRoleLabels[account.role]}
        </Text>
      </RailLabel>
      <IconButton label="Sign out" icon={<SignOutIcon />} onClick={logOut} />
    </Spread>
  );
});
