import { initialsOf } from '@repo/domain/initials';
import { Person } from '@repo/ui/components/Person';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { inviteWords } from './invite-words.ts';

interface InviterProps {
  readonly name: string;
  /** The page has a name that the SMS has, too. */
  readonly isNamed: boolean;
}

/** Who invites, and where the whole name is. */
export function Inviter({ name, isNamed }: InviterProps) {
  const { say, language } = useLanguage();
  return (
    <Person
      size="large"
      initials={initialsOf({ name })}
      name={
        <Text size="large" weight="strong">
          {say('onboarding.invitedBy', { name })}
        </Text>
      }
    >
      {isNamed && <Text tone="muted">{inviteWords[language].inSms}</Text>}
    </Person>
  );
}
