import type { TeamMember } from '@repo/api-client/queries/team';
import { Text } from '@repo/ui/primitives/Text';
import { Unbroken } from '@repo/ui/primitives/Unbroken';
import { phoneText } from '../../phone-text.ts';
import { memberName } from './member-name.ts';
import { Second } from '../../parts/Second.tsx';

interface NameAndPhoneProps {
  readonly member: TeamMember;
  readonly isOwn: boolean;
}

export const NameAndPhone = ({ member, isOwn }: NameAndPhoneProps) => (
  <>
    {memberName(member)}
    {isOwn && (
      <Text as="span" tone="muted" weight="regular">
        {' (you)'}
      </Text>
    )}
    <Second>{member.name === null ? 'No name yet' : <Unbroken>{phoneText(member.phone)}</Unbroken>}</Second>
  </>
);
