import { initialsOf } from '@repo/domain/initials';
import { INVITATION_EXPIRES_AFTER_HOURS } from '@repo/domain/invitation';
import { Person } from '@repo/ui/components/Person';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { inviteWords } from './invite-words.ts';

interface InviterProps {
  readonly name: string;
  readonly isOpen: boolean;
}

/** Who invites, and how long the question stays open. */
export function Inviter({ name, isOpen }: InviterProps) {
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
      {isOpen && (
        <Text tone="muted">{inviteWords[language].answerWithin(INVITATION_EXPIRES_AFTER_HOURS)}</Text>
      )}
    </Person>
  );
}
