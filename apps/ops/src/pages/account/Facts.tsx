import type { TeamAccount } from '@repo/api-client/queries/team-account';
import { formatTime } from '@repo/domain/dates';
import { TEAM_IDLE_MINUTES } from '@repo/domain/second-factor';
import { teamRoleDescriptions, teamRoleLabels } from '@repo/domain/team-role';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import { phoneText } from '../../phone-text.ts';
import { ChangeName } from './ChangeName.tsx';

/** Who the member is to her colleagues, and how long this session lasts. */
export function Facts({ account }: { readonly account: TeamAccount }) {
  const { name, phone, role, session_ends_at: endsAt } = account;
  return (
    <DefinitionList
      layout="stacked"
      columns={2}
      items={[
        {
          term: 'Name',
          value: (
            <Inline gap="medium">
              {name ?? 'Not given yet'}
              <ChangeName name={name ?? ''} />
            </Inline>
          ),
        },
        { term: 'Phone', value: phoneText(phone) },
        {
          term: 'Role',
          value: (
            <>
              {teamRoleLabels[role]}
              <Text tone="muted" weight="regular">
                {teamRoleDescriptions[role]}
              </Text>
            </>
          ),
        },
        {
          term: 'This session',
          value: (
            <>
              You are signed in until {formatTime(endsAt)}.
              <Text tone="muted" weight="regular">
                After {TEAM_IDLE_MINUTES} minutes without use you are signed out.
              </Text>
            </>
          ),
        },
      ]}
    />
  );
}
