import { initialsOf } from '@repo/domain/initials';
import { INVITATION_EXPIRES_AFTER_HOURS } from '@repo/domain/invitation';
import { Person } from '@repo/ui/components/Person';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { inviteWords } from './invite-words.ts';

interface InviterProps {
  readonly name: string;
  /** The page has a name that the SMS has, too. */
  readonly isNamed: boolean;
  readonly isOpen: boolean;
}

/** Who invites, where the whole name is, and until when she can answer. */
export function Inviter({ name, isNamed, isOpen }: InviterProps) {
  const { say, language } = useLanguage();
  const words = inviteWords[language];
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
      {isNamed && (
        <Text tone="muted">
          {isOpen ? `${words.inSms} ${words.answerIn(INVITATION_EXPIRES_AFTER_HOURS)}` : words.inSms}
        </Text>
      )}
    </Person>
  );
}
